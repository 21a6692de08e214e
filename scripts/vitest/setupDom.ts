import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// What is fetched when it is wanted comes as fast as the machine is free.
configure({ asyncUtilTimeout: 5000 })

afterEach(cleanup)

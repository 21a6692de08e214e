import createMDX from '@next/mdx'
import type { NextConfig } from 'next'

const config: NextConfig = { output: 'export', pageExtensions: ['tsx', 'mdx'] }

export default createMDX()(config)

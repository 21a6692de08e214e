import { hydrateRoot } from 'react-dom/client'
import { figure } from './figure.js'

hydrateRoot(document.getElementById('lag'), figure)

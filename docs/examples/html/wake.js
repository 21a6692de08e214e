import { hydrateRoot } from 'react-dom/client'
import { parts } from './parts.js'

for (const [id, part] of Object.entries(parts)) hydrateRoot(document.getElementById(id), part)

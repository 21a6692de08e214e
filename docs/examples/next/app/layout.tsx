import type { ReactNode } from 'react'
import '@half-open/react/styles.css'
import './page.css'

export const metadata = { title: 'The open socket' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}

import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import type { ReactNode } from 'react'

/** Storybook is copied beside the site and is none of its routes, so this is a plain link. */
export function StorybookLink({ children }: { children: ReactNode }) {
  const { siteConfig } = useDocusaurusContext()
  return <a href={String(siteConfig.customFields?.storybookUrl)}>{children}</a>
}

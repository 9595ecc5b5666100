import type { ReactNode } from 'react'

/** Header, side navigation, content, footer of the back office. */
export function AdminFrame({ children }: { children: ReactNode }) {
  return <main id="main">{children}</main>
}

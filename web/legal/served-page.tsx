import { useRouteContext } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useMarkHydrated } from '../shell/use-mark-hydrated.ts'
import styles from './reading.module.css'

interface ServedPageProps {
  title: string
  children?: ReactNode
}

/**
 * A page whose content only the server has, too long to send twice: the script takes what already stands in the page.
 * Links to it load it whole.
 */
export function ServedPage({ title, children }: ServedPageProps) {
  useMarkHydrated()
  const { served } = useRouteContext({ from: '__root__' })
  // What came with the page is drawn again as it is, whatever the language is switched to.
  const [html] = useState(served)
  return (
    <div className="wrap">
      <article className={`${styles['article']} ${styles['served']}`} style={{ paddingTop: 28 }}>
        <h1>{title}</h1>
        {children}
        <div
          id="served"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: written by our own server, every text in it escaped
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </article>
    </div>
  )
}

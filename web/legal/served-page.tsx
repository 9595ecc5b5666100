import { type ComponentType, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '#ui/language/language.ts'
import { useMarkHydrated } from '../boot/use-mark-hydrated.ts'
import styles from './reading.module.css'
import { useServedHtml } from './use-served-html.ts'

interface ServedPageProps {
  title: string
  /** Whether the server has it in both languages. */
  isLocalized?: boolean
  /** Whether it begins with contents, which stand beside it where there is room. */
  hasContents?: boolean
  /** What the script puts into the served content. */
  Controls?: ComponentType<{ root: HTMLElement }>
  children?: ReactNode
}

/**
 * A page whose content only the server has, too long to send twice: the script takes what already stands in the page.
 * Links to it load it whole.
 */
export function ServedPage({ title, isLocalized = false, hasContents, Controls, children }: ServedPageProps) {
  useMarkHydrated()
  const words = useTexts(texts)
  const content = useRef<HTMLDivElement>(null)
  const { html, language } = useServedHtml(isLocalized, content)
  const [drawn, setDrawn] = useState<{ root: HTMLElement; html: string }>()

  useLayoutEffect(() => {
    if (content.current) setDrawn({ root: content.current, html })
  }, [html])

  return (
    <div className="wrap">
      <article className={`${styles['article']} ${styles['served']}`} data-contents={hasContents}>
        <h1>{title}</h1>
        {children}
        <div
          id="served"
          ref={content}
          lang={language}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: written by our own server, every text in it escaped
          dangerouslySetInnerHTML={{ __html: html }}
        />
        {html === '' && <p>{words.gone}</p>}
        {Controls && drawn && <Controls key={drawn.html} root={drawn.root} />}
      </article>
    </div>
  )
}

const texts = {
  en: { gone: 'This page comes from the server, which cannot be reached. Open it again when you are online.' },
  zh: { gone: '此页面的内容来自服务器，目前无法连接。请在联网后重新打开。' },
}

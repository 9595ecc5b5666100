import { useRouteContext } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Language } from '#kit/language.ts'
import { useLanguage, useTexts } from '#ui/language/language.ts'
import { useMarkHydrated } from '../boot/use-mark-hydrated.ts'
import styles from './reading.module.css'

interface ServedPageProps {
  title: string
  /** Whether the server's content is in both languages. */
  isLocalized?: boolean
  /** Whether it begins with a table of contents, which is beside it on wide screens. */
  hasContents?: boolean
  /** The interactive parts within the served content. */
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

/** What came with the page; when the language is switched the server's page in the other one is read. */
function useServedHtml(isLocalized: boolean, content: RefObject<HTMLElement | null>) {
  const { served } = useRouteContext({ from: '__root__' })
  const language = useLanguage()
  const [page, setPage] = useState({ html: served, language })
  const place = useRef<{ language: Language; restore: () => void }>(undefined)
  // While the page is still as it was: with the new language its lines get another height before their words come.
  if (isLocalized && page.language !== language && place.current?.language !== language)
    place.current = { language, restore: holdPlace(content.current) }

  useEffect(() => {
    if (!isLocalized || page.language === language) return
    const controller = new AbortController()
    fetchServed(language, controller.signal).then(
      (html) => setPage({ html, language }),
      // Offline: what stands there can be read on, in its own language.
      () => {},
    )
    return () => controller.abort()
  }, [isLocalized, page, language])

  useLayoutEffect(() => {
    if (place.current?.language !== page.language) return
    place.current.restore()
    place.current = undefined
  }, [page])

  return page
}

async function fetchServed(language: Language, signal: AbortSignal): Promise<string> {
  const response = await fetch(`${location.pathname}?lng=${language}`, { signal })
  if (!response.ok) throw new Error(`${response.status}`)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  return page.getElementById('served')?.innerHTML ?? ''
}

/** Remembers which part is on top of the window, and gives what brings it back there: parts have the same ids in both languages. */
function holdPlace(content: HTMLElement | null): () => void {
  const topOf = (part: Element) => part.getBoundingClientRect().top
  const parts = () => [...(content?.querySelectorAll('[id]') ?? [])]
  const part = parts().findLast((each) => topOf(each) <= innerHeight / 3)
  if (!part) return () => {}
  const top = topOf(part)
  return () => {
    const same = parts().find(({ id }) => id === part.id)
    if (same) scrollBy({ top: topOf(same) - top, behavior: 'instant' })
  }
}

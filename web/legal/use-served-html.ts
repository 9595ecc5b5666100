import { useRouteContext } from '@tanstack/react-router'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Language } from '#kit/language.ts'
import { useLanguage } from '#ui/language/language.ts'

/** What came with the page; when the language is switched the server's page in the other one is read. */
export function useServedHtml(isLocalized: boolean, content: RefObject<HTMLElement | null>) {
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

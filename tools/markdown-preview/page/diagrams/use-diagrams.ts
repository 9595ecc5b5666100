import { useEffect, useMemo, useRef } from 'react'
import { fill } from '#kit/sentence.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { PageTexts } from '../texts.en.ts'
import { diagramRenderer } from './diagram-renderer.ts'
import { type Drawing, isDrawn } from './drawing.ts'

/** Comes with the first diagram: no other document needs it. */
export const loadDrawing = async () => (await import('./draw-diagram.browser.ts')).drawDiagram

/** Provides the renderer of the preview's diagrams, in the colors of the page. */
export function useDiagrams(): () => ReturnType<typeof diagramRenderer> {
  const words = usePageTexts<PageTexts>()
  const spoken = useRef(words)
  spoken.current = words
  const keeper = useRef<ReturnType<typeof diagramRenderer>>(undefined)
  const get = useMemo(
    () => () => {
      keeper.current ??= diagramRenderer({
        load: loadDrawing,
        isDark,
        say: (drawing) => sentenceOf(spoken.current, drawing),
      })
      return keeper.current
    },
    [],
  )
  useEffect(() => {
    const watch = new MutationObserver(() => keeper.current?.redraw())
    watch.observe(document.documentElement, { attributeFilter: [schemeAttribute] })
    return () => {
      watch.disconnect()
      keeper.current?.stop()
      keeper.current = undefined
    }
  }, [])
  return get
}

const schemeAttribute = 'data-mantine-color-scheme'
const isDark = () => document.documentElement.getAttribute(schemeAttribute) === 'dark'

export function sentenceOf({ diagram }: PageTexts, drawing: Drawing): string {
  if (isDrawn(drawing)) return drawing.title || diagram.label
  if (drawing.line === undefined) return diagram[drawing.problem]
  return fill(diagram.unreadableLine, { line: drawing.line })
}

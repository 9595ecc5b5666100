import { type Ref, type RefObject, useEffect, useRef, useState } from 'react'
import { diagramMark } from '../diagrams/diagram-source.ts'
import { useDiagrams } from '../diagrams/use-diagrams.ts'
import { accentProperties, pagePalette } from '../theme/palette.ts'
import type { Look } from '../theme/style-elements.ts'
import { rulesOf, themes } from '../theme/themes.ts'
import type { EarlyBlocks } from './early-blocks.ts'
import styles from './preview.module.css'
import { type Block, splitBlocks } from './split-blocks.ts'
import { type MakeElements, type ShownBlock, updateBlocks, yieldToEventLoop } from './update-blocks.ts'

/** The attribute of elements that are styled as a document; the CSP of pages allows no style elements. */
const scope = '[data-look]'

interface PreviewProps {
  ref: Ref<HTMLElement>
  look: Look
  /** With the lines of its blocks; undefined as long as only the early ones are there. */
  html: string | undefined
  early: EarlyBlocks
  label: string
  language: string
  /** Receives the function that draws the diagrams not in view yet. */
  finish: RefObject<() => Promise<void>>
  /** Called with the blocks that are in the page. */
  onBlocks: (blocks: ShownBlock[]) => void
  /** Called when all of it is. */
  onShown: (html: string) => void
}

/** In UTF-16 units. */
const maxAtOnceLength = 50_000

/** The preview of a document. Of a new version only the changed blocks are rendered. */
export function Preview({ ref, look, html, early, label, language, finish, onBlocks, onShown }: PreviewProps) {
  const root = useRef<HTMLDivElement>(null)
  const shown = useRef<ShownBlock[]>([])
  const [make, setMake] = useState<MakeElements>()
  const diagrams = useDiagrams()
  useThemeSheet(look)
  finish.current = () => diagrams().finish()

  useEffect(() => {
    let isWanted = true
    // Without the second sanitizer nothing is shown.
    import('./make-elements.browser.ts')
      .then(({ loadMakeElements }) => loadMakeElements())
      .then(
        (makeElements) => {
          if (isWanted) setMake(() => (blocks: Block[]) => takingDiagrams(blocks, makeElements(blocks)))
        },
        () => {},
      )
    return () => {
      isWanted = false
    }

    function takingDiagrams(blocks: Block[], elements: HTMLElement[]): HTMLElement[] {
      for (const [index, element] of elements.entries()) {
        const { html, line } = blocks[index] as Block
        if (html.includes(diagramMark)) diagrams().take(element, line)
      }
      return elements
    }
  }, [diagrams])

  // biome-ignore lint/correctness/useExhaustiveDependencies: who hears of it may be another with every draw
  useEffect(() => {
    if (!make || !root.current) return
    const controller = new AbortController()
    const keep = (blocks: ShownBlock[]) => {
      shown.current = blocks
      onBlocks(blocks)
    }
    const element = root.current
    const { signal } = controller
    const show = (blocks: readonly Block[]) => updateBlocks(element, shown.current, blocks, { make, keep, signal })
    const update = async (whole: string) => {
      // Drawing the rest of the page was work enough for one task.
      if (whole.length > maxAtOnceLength) await yieldToEventLoop()
      if (signal.aborted) return
      await show(splitBlocks(whole))
      if (signal.aborted) return
      diagrams().sweep()
      onShown(whole)
    }
    let isBusy = false
    const showEarly = async () => {
      if (isBusy) return
      isBusy = true
      for (let next: readonly Block[] | undefined; !signal.aborted && next !== early.read(); ) {
        next = early.read()
        await show(next)
      }
      isBusy = false
    }
    if (html !== undefined) {
      void update(html)
      return () => controller.abort()
    }
    const unsubscribe = early.subscribe(() => void showEarly())
    void showEarly()
    return () => {
      unsubscribe()
      controller.abort()
    }
  }, [html, make])

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section ref={ref} className={styles['scroller']} aria-label={label} tabIndex={0} lang={language}>
      <div ref={root} className={styles['document']} data-look={look.theme} />
    </section>
  )
}

/** Adopts the style sheet of a theme for elements with `data-look`. */
function useThemeSheet({ theme, accent }: Look): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(sheetOf({ theme, accent }))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [theme, accent])
}

/** All rules have the same specificity, so that their order decides, as in inline styles. */
function sheetOf({ theme, accent }: Look): string {
  const light = accentProperties(accent, false)
  return [
    `${scope}{${themes[theme].root};${light}}`,
    `@media screen{:root[data-mantine-color-scheme="dark"] ${scope}{${accentProperties(accent, true)}}}`,
    ...rulesOf(theme, pagePalette).map(([selector, declarations]) => `${scope} :where(${selector}){${declarations}}`),
    `${scope} > :first-child > :first-child{margin-top:0}`,
  ].join('\n')
}

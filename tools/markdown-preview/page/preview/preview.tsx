import { type Ref, useEffect, useRef, useState } from 'react'
import styles from './preview.module.css'
import { splitBlocks } from './split-blocks.ts'
import { type MakeElements, type ShownBlock, updateBlocks } from './update-blocks.ts'

interface PreviewProps {
  ref: Ref<HTMLElement>
  /** With the lines of its blocks. */
  html: string
  label: string
  language: string
  /** Hears of the blocks that are in the page. */
  onBlocks: (blocks: ShownBlock[]) => void
  /** Hears that all of it is. */
  onShown: (html: string) => void
}

/** What a document looks like. Of a new version only the blocks that changed are drawn anew. */
export function Preview({ ref, html, label, language, onBlocks, onShown }: PreviewProps) {
  const root = useRef<HTMLDivElement>(null)
  const shown = useRef<ShownBlock[]>([])
  const [make, setMake] = useState<MakeElements>()

  useEffect(() => {
    let isWanted = true
    // Without it nothing is shown: what is not looked at twice is not safe.
    import('./make-elements.browser.ts').then(
      ({ makeElements }) => isWanted && setMake(() => makeElements),
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: who hears of it may be another with every draw
  useEffect(() => {
    if (!make || !root.current) return
    const controller = new AbortController()
    const keep = (blocks: ShownBlock[]) => {
      shown.current = blocks
      onBlocks(blocks)
    }
    updateBlocks(root.current, shown.current, splitBlocks(html), { make, keep, signal: controller.signal }).then(() => {
      if (!controller.signal.aborted) onShown(html)
    })
    return () => controller.abort()
  }, [html, make])

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section ref={ref} className={styles['scroller']} aria-label={label} tabIndex={0} lang={language}>
      <div ref={root} className={styles['document']} />
    </section>
  )
}

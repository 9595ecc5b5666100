import { memo, useEffect, useRef } from 'react'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import styles from './bench.module.css'
import type { PageTexts } from './texts.en.ts'

interface OutlineProps {
  toc: { level: number; text: string; id: string }[]
  /** The heading of the section in view. */
  current: string | undefined
  onGo: (id: string) => void
}

/** In entries; a longer outline is of no use. */
const maxEntries = 300

/** The headings of a document as links. Memoized, since most keystrokes change none of them. */
export const Outline = memo(
  OutlineOf,
  (before, after) => before.onGo === after.onGo && before.current === after.current && areSame(before.toc, after.toc),
)

function OutlineOf({ toc, current, onGo }: OutlineProps) {
  const words = usePageTexts<PageTexts>()
  const nav = useRef<HTMLElement>(null)
  const entry = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another heading is another entry
  useEffect(() => {
    // Where the outline scrolls by itself the entry is kept in view; the page does not scroll.
    const frame = nav.current?.parentElement
    if (entry.current && frame) bringInto(frame, entry.current)
  }, [current])
  return (
    <nav ref={nav} className={styles['outline']} aria-label={words.outline}>
      <h2>{words.outline}</h2>
      {toc.length === 0 && <p>{words.noHeadings}</p>}
      <ul>
        {toc.slice(0, maxEntries).map(({ level, text, id }) => (
          <li key={id} style={{ paddingLeft: (level - 1) * 12 }}>
            <button
              type="button"
              ref={id === current ? entry : undefined}
              aria-current={id === current ? 'location' : undefined}
              onClick={() => onGo(id)}
            >
              {text || '…'}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function bringInto(frame: HTMLElement, entry: HTMLElement): void {
  const [outer, inner] = [frame, entry].map((element) => element.getBoundingClientRect())
  if (!outer || !inner) return
  if (inner.top < outer.top) frame.scrollTop -= outer.top - inner.top
  else if (inner.bottom > outer.bottom) frame.scrollTop += inner.bottom - outer.bottom
}

const areSame = (before: OutlineProps['toc'], after: OutlineProps['toc']): boolean =>
  before.length === after.length &&
  before.every(({ level, text, id }, at) => {
    const other = after[at]
    return other?.level === level && other.text === text && other.id === id
  })

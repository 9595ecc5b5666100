import { memo } from 'react'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import styles from './bench.module.css'
import type { PageTexts } from './texts.en.ts'

interface OutlineProps {
  toc: { level: number; text: string; id: string }[]
  onGo: (id: string) => void
}

/** In entries; a longer outline helps nobody. */
const maxEntries = 300

/** The headings of a document, each a way to its place. Most keys change none of them. */
export const Outline = memo(OutlineOf, (before, after) => before.onGo === after.onGo && areSame(before.toc, after.toc))

function OutlineOf({ toc, onGo }: OutlineProps) {
  const words = usePageTexts<PageTexts>()
  return (
    <nav className={styles['outline']} aria-label={words.outline}>
      <h2>{words.outline}</h2>
      {toc.length === 0 && <p>{words.noHeadings}</p>}
      <ul>
        {toc.slice(0, maxEntries).map(({ level, text, id }) => (
          <li key={id} style={{ paddingLeft: (level - 1) * 12 }}>
            <button type="button" onClick={() => onGo(id)}>
              {text || '…'}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const areSame = (before: OutlineProps['toc'], after: OutlineProps['toc']): boolean =>
  before.length === after.length &&
  before.every(({ level, text, id }, at) => {
    const other = after[at]
    return other?.level === level && other.text === text && other.id === id
  })

import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { fill } from '#kit/sentence.ts'
import { useTexts } from '../language/language.ts'
import { formatCount } from '../text/measure-text.ts'
import styles from './output.module.css'

interface WarningsProps {
  count: number
  /** They open below the line. In the status of panes they open over their foot: the result keeps its room. */
  isInFlow?: boolean
  children: ReactNode
}

/** How many warnings there are, in a line that opens them. */
export function Warnings({ count, isInFlow, children }: WarningsProps) {
  const words = useTexts(texts)
  const summary = useRef<HTMLElement>(null)
  const closeOnEscape = ({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) => {
    if (key !== 'Escape' || !currentTarget.open) return
    currentTarget.open = false
    summary.current?.focus()
  }
  return (
    <details className={styles['warnings']} data-in-flow={isInFlow} onKeyDown={closeOnEscape}>
      <summary ref={summary}>{fill(words.warnings, { count: formatCount(count) })}</summary>
      <div>{children}</div>
    </details>
  )
}

const texts = {
  en: { warnings: '{count|warning|warnings}' },
  zh: { warnings: '{count} 条警告' },
}

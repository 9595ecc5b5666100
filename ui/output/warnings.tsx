import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { fill } from '#kit/sentence.ts'
import { formatCount } from '#lib/text/format-count.ts'
import { useTexts } from '../language/language.ts'
import styles from './output.module.css'

interface WarningsProps {
  count: number
  /** The list opens below the line. In the status of panes it overlays the foot, so that the result keeps its size. */
  isInFlow?: boolean
  children: ReactNode
}

/** The number of warnings, in a line that opens the list. */
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

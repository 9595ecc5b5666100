import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react'
import { inputPart } from '#ui/panes/bench-parts.ts'
import { useToolTexts } from '#ui/tool/tool-texts.ts'
import type { en } from '../../texts.en.ts'
import styles from './pattern.module.css'
import { colored, cutAt } from './pattern-colors.ts'

/** A piece of the pattern, in UTF-16 units from 0. */
export interface PatternRange {
  start: number
  end: number
}

interface PatternFieldProps {
  value: string
  flags: string
  /** What is wrong with it. */
  error: string | undefined
  /** The first bad character. */
  errorIndex: number | undefined
  /** What is being pointed at elsewhere. */
  highlighted: PatternRange | undefined
  onChange: (pattern: string) => void
  /** What stands at the end of the line. */
  children: ReactNode
}

/** The pattern between its slashes, in colors that lie behind the text that is typed, as high as it needs. */
export function PatternField({ value, flags, error, errorIndex, highlighted, onChange, children }: PatternFieldProps) {
  const words = useToolTexts<typeof en>().input
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)

  // Typed before this came alive: React has not heard of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come alive
  useEffect(() => {
    const typed = area.current?.value
    if (typed && value === '') onChange(typed)
  }, [])

  const pieces = useMemo(() => {
    const places = [
      ...(errorIndex === undefined ? [] : [errorIndex, errorIndex + 1]),
      ...(highlighted ? [highlighted.start, highlighted.end] : []),
    ]
    return cutAt(value.length > maxColoredLength ? [{ kind: 'plain', text: value, start: 0 }] : colored(value), places)
  }, [value, errorIndex, highlighted])

  return (
    <>
      <div className={styles['line']} data-bad={error !== undefined || undefined}>
        <span className={styles['slash']} aria-hidden="true">
          /
        </span>
        <div className={styles['pattern']} {...inputPart}>
          <pre className={styles['colors']} aria-hidden="true">
            {pieces.map(({ kind, text, start }) => (
              <span
                key={start}
                data-kind={kind}
                data-bad={start === errorIndex || undefined}
                data-lit={(highlighted && start >= highlighted.start && start < highlighted.end) || undefined}
              >
                {text}
              </span>
            ))}
            {/* A line that ends is as high as one that goes on. */}
            {'\u200b'}
          </pre>
          <textarea
            ref={area}
            rows={1}
            value={value}
            aria-label={words.pattern.label}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={error === undefined ? undefined : id}
            placeholder={words.pattern.help}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </div>
        <span className={styles['slash']} aria-hidden="true">
          /
        </span>
        <span className={styles['flags']} aria-hidden="true">
          {flags}
        </span>
        {children}
      </div>
      {/* Its line is always there: what comes while somebody types moves nothing. */}
      <p id={id} role={error === undefined ? undefined : 'alert'} className={styles['error']}>
        {error}
      </p>
    </>
  )
}

/** In characters. What is longer than anybody reads has no colors. */
const maxColoredLength = 5000

import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react'
import { inputPart } from '#ui/panes/bench-parts.ts'
import { useToolTexts } from '#ui/tool/tool-texts.ts'
import type { en } from '../../texts.en.ts'
import styles from './pattern.module.css'

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
  /** The range that is hovered elsewhere. */
  highlighted: PatternRange | undefined
  onChange: (pattern: string) => void
  /** The controls at the end of the line. */
  children: ReactNode
}

/** The pattern between its slashes, with syntax highlighting behind the text area, which grows with its content. */
export function PatternField({ value, flags, error, errorIndex, highlighted, onChange, children }: PatternFieldProps) {
  const words = useToolTexts<typeof en>().input
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)

  // Typed before hydration: React has not seen the event.
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
            {/* A trailing line break needs a line of its own. */}
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
      {/* Its line is always reserved, so that a message does not move the layout while typing. */}
      <p id={id} role={error === undefined ? undefined : 'alert'} className={styles['error']}>
        {error}
      </p>
    </>
  )
}

/** In characters. A longer pattern is not highlighted. */
const maxColoredLength = 5000

/** A piece of a pattern, and what color it has. */
interface ColoredPiece {
  text: string
  kind: 'sign' | 'name' | 'set' | 'repeat' | 'plain'
  /** Where it stands. */
  start: number
}

const syntax =
  /(?<set>\\(?:u\{[^}]{0,80}\}|u[\da-f]{4}|x[\da-f]{2}|[pP]\{[^}]{0,80}\}|c[A-Za-z]|[^kgbBAzZG])|\[(?:\\.|[^\]\\])*\]?|\.)|(?<sign>\((?:\?(?:<?[=!]|[>|]|[a-z-]*:|#[^)]*))?|[)|^$]|\\[bBAzZG])|(?<repeat>[*+?][?+]?|\{(?:\d+(?:,\d*)?|,\d*)?\}[?+]?)|\\[kg](?:<(?<reference>[^>]{0,80})>)?/gis

/** Highlights a pattern of any engine, roughly: ambiguous parts are plain. */
function colored(pattern: string): ColoredPiece[] {
  const pieces: ColoredPiece[] = []
  const add = (kind: ColoredPiece['kind'], from: number, to: number) => {
    if (to > from) pieces.push({ kind, text: pattern.slice(from, to), start: from })
  }
  let from = 0
  for (const match of pattern.matchAll(syntax)) {
    const { index, groups = {} } = match
    if (index < from) continue
    add('plain', from, index)
    const end = index + match[0].length
    const [opening = '', name = ''] =
      match[0] === '(' ? (/^\(\?P?[<'](?![=!])([^>']*)/.exec(pattern.slice(index)) ?? []) : []
    if (opening) {
      const nameAt = index + opening.length - name.length
      add('sign', index, nameAt)
      add('name', nameAt, nameAt + name.length)
      add('sign', nameAt + name.length, nameAt + name.length + 1)
      from = nameAt + name.length + 1
      continue
    }
    add(groups['set'] ? 'set' : groups['repeat'] ? 'repeat' : 'sign', index, end)
    from = end
  }
  add('plain', from, pattern.length)
  return pieces
}

/** Splits pieces at offsets, so that each is wholly inside or outside of a range. */
function cutAt(pieces: readonly ColoredPiece[], places: readonly number[]): ColoredPiece[] {
  return pieces.flatMap((piece) => {
    const { start, text } = piece
    const within = [...new Set(places)]
      .filter((place) => place > start && place < start + text.length)
      .sort((a, b) => a - b)
    const edges = [start, ...within, start + text.length]
    return edges.slice(1).map((edge, index) => {
      const from = edges[index] ?? start
      return { ...piece, start: from, text: text.slice(from - start, edge - start) }
    })
  })
}

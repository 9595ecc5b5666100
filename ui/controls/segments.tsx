import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { scrollIntoRow } from './scroll-into-row.ts'
import styles from './segments.module.css'

interface SegmentsProps<Value extends string> {
  label: string
  choices: readonly { value: Value; label: ReactNode }[]
  value: Value
  /** Whether it takes the full width, in equal parts. */
  isWide?: boolean
  onChange: (value: Value) => void
}

/** A segmented control: few choices side by side, one of them selected. */
export function Segments<Value extends string>({ label, choices, value, isWide, onChange }: SegmentsProps<Value>) {
  const name = useId()
  const row = useRef<HTMLDivElement>(null)
  const chosen = useRef<HTMLLabelElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each selection
  useLayoutEffect(() => scrollIntoRow(row.current, chosen.current), [value])
  return (
    <div ref={row} role="radiogroup" aria-label={label} className={styles['segments']} data-wide={isWide || undefined}>
      {choices.map((choice) => (
        <label key={choice.value} ref={choice.value === value ? chosen : undefined} className={styles['segment']}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </div>
  )
}

interface SegmentLinksProps {
  label: string
  /** One of them is the current page. */
  links: readonly { key: string; href: string; label: ReactNode; isCurrent: boolean }[]
  /** Navigates on the client; not called for clicks that open another tab. */
  onOpen: (key: string) => void
}

/** Links to few pages, styled as a segmented control. */
export function SegmentLinks({ label, links, onOpen }: SegmentLinksProps) {
  const row = useRef<HTMLElement>(null)
  const current = useRef<HTMLAnchorElement>(null)
  const currentKey = links.find(({ isCurrent }) => isCurrent)?.key
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useLayoutEffect(() => scrollIntoRow(row.current, current.current), [currentKey])
  const open = (event: MouseEvent, key: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onOpen(key)
  }
  return (
    <nav ref={row} aria-label={label} className={styles['segments']}>
      {links.map((link) => (
        <a
          key={link.key}
          ref={link.isCurrent ? current : undefined}
          href={link.href}
          className={styles['segment']}
          aria-current={link.isCurrent ? 'page' : undefined}
          onClick={(event) => open(event, link.key)}
        >
          {link.label}
        </a>
      ))}
    </nav>
  )
}

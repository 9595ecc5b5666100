import { type KeyboardEvent, useRef } from 'react'
import { thin } from '#ui/editor/measure-text.ts'
import { useScrollIntoView } from '../use-scroll-into-view.ts'
import styles from './results.module.css'

interface TabsProps {
  label: string
  tabs: { value: string; label: string; count: number | undefined }[]
  value: string
  /** The id of what a tab shows. */
  controls: string
  onChange: (value: string) => void
}

/** Tabs with counts; arrows go from one to the next (WAI-ARIA, tabs). */
export function Tabs({ label, tabs, value, controls, onChange }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)
  useScrollIntoView(list, '[aria-selected=true]', [value, ...tabs.map(({ count }) => count)].join())

  function step({ key }: KeyboardEvent): void {
    const at = tabs.findIndex((tab) => tab.value === value)
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[key]
    if (next === undefined) return
    const index = (next + tabs.length) % tabs.length
    const tab = tabs[index]
    if (!tab) return
    onChange(tab.value)
    list.current?.querySelectorAll('button')[index]?.focus()
  }

  return (
    <div ref={list} role="tablist" aria-label={label} className={styles['tabs']}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          aria-selected={tab.value === value}
          aria-controls={controls}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
          onKeyDown={step}
        >
          {tab.label}
          {tab.count !== undefined && <span className={styles['count']}>{thin(tab.count)}</span>}
        </button>
      ))}
    </div>
  )
}

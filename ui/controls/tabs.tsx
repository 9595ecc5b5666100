import { type ComponentProps, type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { scrollIntoRow } from './scroll-into-row.ts'
import styles from './tabs.module.css'

interface TabsProps<Value extends string> {
  label: string
  tabs: readonly { value: Value; label: string; count?: number | string | undefined }[]
  /** The selected tab. */
  value: Value
  /** The id of the `TabPanel`. */
  panelId: string
  onChange: (value: Value) => void
}

/**
 * A row of tabs, of which one is selected and in the tab order; the arrows, Home and End select another (WAI-ARIA
 * Authoring Practices, tabs with automatic activation).
 */
export function Tabs<Value extends string>({ label, tabs, value, panelId, onChange }: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null)
  const buttons = useRef<(HTMLButtonElement | null)[]>([])
  const index = tabs.findIndex((tab) => tab.value === value)
  const drawn = tabs.map((tab) => `${tab.label} ${tab.count}`).join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: wider counts push the selected tab aside
  useLayoutEffect(() => scrollIntoRow(list.current, buttons.current[index] ?? null), [value, drawn])

  function onKeyDown(event: KeyboardEvent): void {
    const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tabs.length - 1 }[event.key]
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
    if (next === undefined || hasModifier) return
    const at = (next + tabs.length) % tabs.length
    const tab = tabs[at]
    if (!tab) return
    // The page must not scroll.
    event.preventDefault()
    onChange(tab.value)
    buttons.current[at]?.focus()
  }

  return (
    <div ref={list} role="tablist" aria-label={label} className={styles['tabs']}>
      {tabs.map((tab, at) => (
        <button
          key={tab.value}
          ref={(button) => {
            buttons.current[at] = button
          }}
          type="button"
          role="tab"
          id={tabId(panelId, tab.value)}
          aria-selected={tab.value === value}
          aria-controls={panelId}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
          onKeyDown={onKeyDown}
        >
          {tab.label}
          {tab.count !== undefined && <span className={styles['count']}>{tab.count}</span>}
        </button>
      ))}
    </div>
  )
}

interface TabPanelProps extends ComponentProps<'div'> {
  id: string
  /** The selected tab, which names the panel. */
  value: string
}

/** The panel of the selected tab. Pass `tabIndex={0}` if nothing in it is focusable. */
export function TabPanel({ value, ...rest }: TabPanelProps) {
  return <div role="tabpanel" aria-labelledby={tabId(rest.id, value)} {...rest} />
}

const tabId = (panelId: string, value: string): string => `${panelId}-${value}`

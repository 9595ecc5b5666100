import { type ComponentProps, type KeyboardEvent, useLayoutEffect, useRef } from 'react'
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
  const drawn = tabs.map((tab) => `${tab.label} ${tab.count}`).join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: wider counts push the selected tab aside
  useLayoutEffect(() => scrollToSelected(list.current), [value, drawn])

  function onKeyDown(event: KeyboardEvent): void {
    const index = tabs.findIndex((tab) => tab.value === value)
    const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tabs.length - 1 }[event.key]
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
    if (next === undefined || hasModifier) return
    const at = (next + tabs.length) % tabs.length
    const tab = tabs[at]
    if (!tab) return
    // The page must not scroll.
    event.preventDefault()
    onChange(tab.value)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[at]?.focus()
  }

  return (
    <div ref={list} role="tablist" aria-label={label} className={styles['tabs']}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
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

/** What the selected tab shows. Pass `tabIndex={0}` where nothing in it can be focused. */
export function TabPanel({ value, ...rest }: TabPanelProps) {
  return <div role="tabpanel" aria-labelledby={tabId(rest.id, value)} {...rest} />
}

const tabId = (panelId: string, value: string): string => `${panelId}-${value}`

/** In pixels: so much of the neighbor shows that the row is seen to go on. */
const peek = 24

/** Scrolls the row sideways until the selected tab is seen whole, and nothing around it. */
function scrollToSelected(list: HTMLElement | null): void {
  const tab = list?.querySelector('[aria-selected=true]')
  if (!list || !tab) return
  const [box, edges] = [tab.getBoundingClientRect(), list.getBoundingClientRect()]
  if (box.right > edges.right) list.scrollLeft += box.right - edges.right + peek
  else if (box.left < edges.left) list.scrollLeft -= edges.left - box.left + peek
}

import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { CommandName } from '../commands/command-words.ts'
import { useCommandButton } from '../commands/use-command.ts'
import styles from './menu.module.css'

interface MenuProps {
  /** The content of the button. */
  trigger: ReactNode
  label: string
  quiet?: boolean
  isDisabled?: boolean
  /** The command with which the search opens it. */
  command?: CommandName | undefined
  /** The button's class, if it is not to look like a button. */
  triggerClass?: string | undefined
  /** Called on hover or focus, to preload the panel's content. */
  onNear?: () => void
  children: (close: () => void) => ReactNode
}

/** A button that opens a panel below it, closed by Esc, by a choice, and by clicks or focus outside. */
export function Menu(props: MenuProps) {
  const { trigger, label, quiet, isDisabled = false, command, triggerClass, onNear, children } = props
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLElement>(null)
  const commandRef = useCommandButton(command)

  useEffect(() => {
    if (!isOpen) return
    const listening = new AbortController()
    const { signal } = listening
    const outside = ({ target }: Event) => target instanceof Node && !root.current?.contains(target) && setOpen(false)
    addEventListener('pointerdown', outside, { signal })
    addEventListener('focusin', outside, { signal })
    choicesIn(panel.current)[0]?.focus()
    return () => listening.abort()
  }, [isOpen])

  function close(): void {
    setOpen(false)
    button.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of its items
    <div
      ref={root}
      className={styles['root']}
      onKeyDown={(event) => {
        if (!isOpen) return
        if (event.key === 'Escape') close()
        else if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
          step(panel.current, event.key === 'ArrowDown' ? 1 : -1)
        else return
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      <button
        ref={(element) => {
          button.current = element
          return commandRef(element)
        }}
        type="button"
        className={triggerClass ?? (quiet ? 'icon-button' : 'button')}
        data-quiet={quiet || triggerClass ? undefined : true}
        disabled={isDisabled}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={label}
        title={quiet ? label : undefined}
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={() => {
          // Assistive technology clicks without hover or focus.
          onNear?.()
          setOpen(!isOpen)
        }}
      >
        {trigger}
      </button>
      {isOpen && (
        <section ref={panel} id={id} data-menu-panel="" className={styles['panel']} aria-label={label}>
          {children(close)}
        </section>
      )}
    </div>
  )
}

/** The focusable elements of a panel. */
const choicesIn = (panel: HTMLElement | null): HTMLElement[] => [
  ...(panel?.querySelectorAll<HTMLElement>('button, input, a') ?? []),
]

/** Moves the focus among the items, with wraparound. */
function step(panel: HTMLElement | null, by: number): void {
  const items = choicesIn(panel).filter((item) => !(item instanceof HTMLInputElement))
  const at = items.indexOf(document.activeElement as HTMLElement)
  items[(at + by + items.length) % items.length]?.focus()
}

interface MenuItemProps {
  onChoose: () => void
  /** For the first item, if the items are rendered after the panel has opened. */
  takesFocus?: boolean
  children: ReactNode
}

export function MenuItem({ onChoose, takesFocus = false, children }: MenuItemProps) {
  return (
    // biome-ignore lint/a11y/noAutofocus: opening a menu moves the focus into it
    <button type="button" className={styles['item']} autoFocus={takesFocus} onClick={onChoose}>
      {children}
    </button>
  )
}

/** A text instead of items. */
export function MenuNote({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={styles['note']}>
      {children}
    </p>
  )
}

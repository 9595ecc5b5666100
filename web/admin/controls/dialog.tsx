import { IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from '#ui/controls/button.tsx'
import { useTexts } from '#ui/language/language.ts'
import styles from './dialog.module.css'

interface DialogProps {
  title: string
  onClose: () => void
  children: ReactNode
  /** The buttons at its foot; what they do may close it by `onClose`. */
  actions: ReactNode
}

/** Something to decide before the page goes on: its first field has the focus, or its filled button. Esc, the cross and the ground around it close it; the focus goes back. */
export function Dialog({ title, onClose, children, actions }: DialogProps) {
  const words = useTexts(texts)
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    const fields = element?.querySelectorAll<HTMLElement>('input:not([hidden])') ?? []
    const first = fields[0] ?? [...(element?.querySelectorAll('button') ?? [])].at(-1)
    first?.focus()
    // Closed before it is taken away, or the focus would be lost.
    return () => element?.close()
  }, [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog closes it, as Esc does by itself
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles['body']}>
        <header>
          <h2 id={id}>{title}</h2>
          <IconButton label={words.close} onClick={onClose}>
            <IconX size={18} stroke={1.75} />
          </IconButton>
        </header>
        <div className={styles['content']}>{children}</div>
        <footer>{actions}</footer>
      </div>
    </dialog>
  )
}

const texts = { en: { close: 'Close' }, zh: { close: '关闭' } }

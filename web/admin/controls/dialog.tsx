import { IconX } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { IconButton } from '#ui/controls/button.tsx'
import { Modal } from '#ui/controls/modal.tsx'
import { useTexts } from '#ui/language/language.ts'
import styles from './dialog.module.css'

interface DialogProps {
  title: string
  onClose: () => void
  /** Whether it fills the screen of a phone, for forms. */
  fillsPhone?: boolean
  children: ReactNode
  /** The buttons at its foot, which may close it by `onClose`. */
  actions: ReactNode
}

/**
 * A modal dialog: its first field or its primary button has the focus. Esc, the close button and a click outside close
 * it, and restore the focus.
 */
export function Dialog({ title, onClose, fillsPhone, children, actions }: DialogProps) {
  const words = useTexts(texts)
  const id = useId()

  return (
    <Modal
      className={styles['dialog']}
      aria-labelledby={id}
      onClose={onClose}
      focusAtFirst={fieldOrFilledButton}
      fillsPhone={fillsPhone}
    >
      <div className={styles['body']}>
        <header>
          <h2 id={id}>{title}</h2>
          <IconButton label={words.close} onClick={onClose}>
            <IconX size={18} stroke={1.75} />
          </IconButton>
        </header>
        <section className={styles['content']}>{children}</section>
        <footer>{actions}</footer>
      </div>
    </Modal>
  )
}

function fieldOrFilledButton(dialog: HTMLDialogElement): HTMLElement | undefined {
  return dialog.querySelector<HTMLElement>('section input:not([hidden]), footer button:last-child') ?? undefined
}

const texts = { en: { close: 'Close' }, zh: { close: '关闭' } }

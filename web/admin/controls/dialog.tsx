import { IconX } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { IconButton } from '#ui/controls/button.tsx'
import { Modal } from '#ui/controls/modal.tsx'
import { useTexts } from '#ui/language/language.ts'
import styles from './dialog.module.css'

interface DialogProps {
  title: string
  onClose: () => void
  /** What is filled in takes the whole screen of a phone; a question does not. */
  fillsPhone?: boolean
  children: ReactNode
  /** The buttons at its foot; what they do may close it by `onClose`. */
  actions: ReactNode
}

/** Something to decide before the page goes on: its first field has the focus, or its filled button. Esc, the cross and the ground around it close it; the focus goes back. */
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

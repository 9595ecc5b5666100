import { type DialogHTMLAttributes, type RefObject, useLayoutEffect, useRef } from 'react'
import styles from './modal.module.css'

interface ModalProps extends DialogHTMLAttributes<HTMLDialogElement> {
  onClose: () => void
  /** Closes it without restoring the focus. */
  ref?: RefObject<HTMLDialogElement | null>
  /** Whether it fills the screen of a phone. */
  fillsPhone?: boolean | undefined
  /** The element to focus initially, if not the first focusable one. */
  focusAtFirst?: (dialog: HTMLDialogElement) => HTMLElement | undefined
}

/** A modal dialog: traps the focus until it closes, by Esc or a click outside, and restores it. */
export function Modal({ onClose, focusAtFirst, fillsPhone, ref, className = '', ...rest }: ModalProps) {
  const own = useRef<HTMLDialogElement>(null)
  const dialog = ref ?? own

  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once
  useLayoutEffect(() => {
    const { current } = dialog
    current?.showModal()
    if (current) focusAtFirst?.(current)?.focus()
    // Closing it before removal restores the focus.
    return () => current?.close()
  }, [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog closes it, as Esc does by itself
    <dialog
      {...rest}
      ref={dialog}
      className={`${styles['modal']} ${className}`}
      data-fills-phone={fillsPhone || undefined}
      // The parent decides whether it closes.
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    />
  )
}

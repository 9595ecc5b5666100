import { type DialogHTMLAttributes, type RefObject, useLayoutEffect, useRef } from 'react'
import styles from './modal.module.css'

interface ModalProps extends DialogHTMLAttributes<HTMLDialogElement> {
  onClose: () => void
  /** To close it and go elsewhere at once. */
  ref?: RefObject<HTMLDialogElement | null>
  /** On a phone it takes the whole screen. */
  fillsPhone?: boolean | undefined
  /** What has the focus at first, where that is not the first thing that can have it. */
  focusAtFirst?: (dialog: HTMLDialogElement) => HTMLElement | undefined
}

/** A modal dialog: traps the focus until it closes, by Esc or a press outside; the focus goes back. */
export function Modal({ onClose, focusAtFirst, fillsPhone, ref, className = '', ...rest }: ModalProps) {
  const own = useRef<HTMLDialogElement>(null)
  const dialog = ref ?? own

  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once
  useLayoutEffect(() => {
    const { current } = dialog
    current?.showModal()
    if (current) focusAtFirst?.(current)?.focus()
    // Closed before it is taken away, it gives the focus back.
    return () => current?.close()
  }, [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog closes it, as Esc does by itself
    <dialog
      {...rest}
      ref={dialog}
      className={`${styles['modal']} ${className}`}
      data-fills-phone={fillsPhone || undefined}
      // Who draws it decides whether it closes.
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    />
  )
}

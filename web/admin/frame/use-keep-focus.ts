import { type RefObject, useEffect } from 'react'

const tabbable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'

/**
 * Keeps the focus near where it was. If the focused element is removed (a deleted row, the button of a bar that
 * closes, a dialog whose opener is gone), the focus moves to the next element in its place, never to the body.
 */
export function useKeepFocus(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const place = new FocusPlace(main)
    addEventListener('focusin', ({ target }) => place.remember(target), { signal })
    // A click on no element is meant to blur.
    addEventListener('pointerdown', ({ target }) => place.leave(target), { signal, capture: true })
    const observer = new MutationObserver(() => place.restore())
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['hidden'] })
    return () => {
      listening.abort()
      observer.disconnect()
    }
  }, [main])
}

/** The last focused element outside of dialogs, and its neighbors. */
class FocusPlace {
  readonly #main: RefObject<HTMLElement | null>
  private around: HTMLElement[] = []
  private index = -1

  constructor(main: RefObject<HTMLElement | null>) {
    this.#main = main
  }

  remember(target: EventTarget | null): void {
    const main = this.#main.current
    const around = [...(main?.querySelectorAll<HTMLElement>(`:is(${tabbable}):not(dialog *)`) ?? [])]
    const index = around.indexOf(target as HTMLElement)
    // Dialogs and elements outside of the page restore the focus themselves.
    if (index < 0) return
    this.around = around
    this.index = index
  }

  leave(target: EventTarget | null): void {
    if (target instanceof Element && !target.closest(`${tabbable}, label`)) this.index = -1
  }

  restore(): void {
    if (this.index < 0 || document.activeElement !== document.body || hasOpenDialog()) return
    const after = this.around.slice(this.index)
    const before = this.around.slice(0, this.index).reverse()
    const next = [...after, ...before].find(isUsable) ?? this.#main.current
    next?.focus({ preventScroll: true })
  }
}

const hasOpenDialog = (): boolean => document.querySelector('dialog[open], [role=dialog]') !== null

const isUsable = (element: HTMLElement): boolean =>
  element.isConnected && !element.matches(':disabled, [tabindex="-1"]') && element.checkVisibility()

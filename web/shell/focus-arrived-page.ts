import { focusMain } from '#ui/controls/focus-main.ts'
import { focusInput } from '#ui/panes/bench-parts.ts'

/**
 * Moves the focus, where what had it is gone, to the input of a tool, or else to the beginning of the page. On a phone
 * the input would bring the keyboard up, over half of the page.
 */
export function focusArrivedPage(): void {
  if (document.activeElement !== document.body) return
  const goesToInput = matchMedia('(pointer: fine)').matches && focusInput({ preventScroll: true })
  if (!goesToInput) focusMain()
}

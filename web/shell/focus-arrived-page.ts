import { focusMain } from '#ui/controls/focus-main.ts'
import { focusInput } from '#ui/panes/bench-parts.ts'

/**
 * If the focused element is gone, focuses the input of the tool, or else the beginning of the page. On a phone
 * the input would open the keyboard, over half of the page.
 */
export function focusArrivedPage(): void {
  if (document.activeElement !== document.body) return
  const goesToInput = matchMedia('(pointer: fine)').matches && focusInput({ preventScroll: true })
  if (!goesToInput) focusMain()
}

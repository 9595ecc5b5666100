/**
 * After a row was removed and the list rendered, focuses the row at its index, for keyboard
 * users. Calls `fallback` if no row is left.
 */
export function focusNextRow(list: HTMLElement | null, index: number, fallback: () => void): void {
  setTimeout(() => {
    const buttons = list?.querySelectorAll<HTMLElement>('[data-remove]') ?? []
    const next = buttons[Math.min(index, buttons.length - 1)]
    if (next) next.focus()
    else fallback()
  })
}

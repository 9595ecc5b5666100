/**
 * Moves the focus on to the row that takes the place of a removed one, once it is drawn: somebody who goes by keys goes
 * on. Where no row is left, `fallback` says where to.
 */
export function focusNextRow(list: HTMLElement | null, index: number, fallback: () => void): void {
  setTimeout(() => {
    const buttons = list?.querySelectorAll<HTMLElement>('[data-remove]') ?? []
    const next = buttons[Math.min(index, buttons.length - 1)]
    if (next) next.focus()
    else fallback()
  })
}

/** Focuses the beginning of what the page is about: where somebody goes on whose place on the page is gone. */
export const focusMain = (): void => document.getElementById('main')?.focus({ preventScroll: true })

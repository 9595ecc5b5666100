/** Focuses the beginning of the main content, after the focused element is gone. */
export const focusMain = (): void => document.getElementById('main')?.focus({ preventScroll: true })

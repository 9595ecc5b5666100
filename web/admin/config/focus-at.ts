/** Focuses the element of a path, which is its id, or the nearest ancestor path's. */
export function focusAt(path: string): void {
  const steps = path.split('.')
  for (let length = steps.length; length > 0; length--) {
    const element = document.getElementById(steps.slice(0, length).join('.'))
    element?.focus()
    if (element) return
  }
}

/** Puts the focus on what is at a path of the configuration, which is its id, or on the nearest thing that it is in. */
export function focusAt(path: string): void {
  const steps = path.split('.')
  for (let length = steps.length; length > 0; length--) {
    const element = document.getElementById(steps.slice(0, length).join('.'))
    element?.focus()
    if (element) return
  }
}

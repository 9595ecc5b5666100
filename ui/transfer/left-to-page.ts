const left = new WeakSet<Event>()

/** Leaves a paste or a drop to the page, although its default has to be prevented where it came in. */
export function leaveToPage(event: Event): void {
  event.preventDefault()
  left.add(event)
}

/** Says whether nobody nearer to where a paste or a drop came in has taken it. */
export const isUntaken = (event: Event): boolean => !event.defaultPrevented || left.has(event)

/** Takes a paste or a drop, so that nobody else does. */
export function takeEvent(event: Event): void {
  event.preventDefault()
  left.delete(event)
}

const left = new WeakSet<Event>()

/** Leaves a paste or a drop to the page, although its target has to prevent the default. */
export function leaveToPage(event: Event): void {
  event.preventDefault()
  left.add(event)
}

/** Whether no element nearer to the target has taken a paste or a drop. */
export const isUntaken = (event: Event): boolean => !event.defaultPrevented || left.has(event)

/** Takes a paste or a drop, so that no other listener does. */
export function takeEvent(event: Event): void {
  event.preventDefault()
  left.delete(event)
}

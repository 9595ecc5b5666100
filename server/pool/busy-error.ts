/** Too many calls wait already: retry later. */
export class BusyError extends Error {
  override name = 'BusyError'
  /** In seconds. */
  retryAfter = 2
}

/** Too many wait already: try again later. */
export class BusyError extends Error {
  override name = 'BusyError'
  /** In seconds. */
  retryAfter = 2
}

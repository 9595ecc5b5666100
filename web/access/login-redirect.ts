/** How somebody came to /login. It travels in the history's state: nothing in an address decides where they go next. */
export interface Arrival {
  /** The page that they wanted before they were asked to log in. */
  askedFor?: string
  /** The server knew their session no more. */
  isLost?: boolean
  /** They have logged out themselves. */
  hasLeft?: boolean
}

/**
 * Where somebody goes who has logged in: administrators to where they were headed, of the back office or their account,
 * else to /admin; others to their account. An address of another site, or one that looks like it, is never followed.
 */
export function targetOf(isAdmin: boolean, askedFor: unknown): string {
  if (!isAdmin) return '/account'
  const isOwn = typeof askedFor === 'string' && /^\/(admin|account)(?:[/?#]|$)/.test(askedFor)
  return isOwn ? askedFor : '/admin'
}

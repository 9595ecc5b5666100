/** How somebody came to /login. It travels in the history's state: nothing in an address decides where they go next. */
export interface LoginRedirect {
  /** The page that they were on their way to. */
  returnTo?: string
  /** Their session has expired. */
  isExpired?: boolean
  /** They have logged out themselves. */
  hasLoggedOut?: boolean
}

/**
 * Where somebody goes who has logged in: administrators to where they were headed, of the back office or their account,
 * else to /admin; others to their account. An address of another site, or one that looks like it, is never followed.
 */
export function pathAfterLogin(isAdmin: boolean, returnTo: unknown): string {
  if (!isAdmin) return '/account'
  const isOwn = typeof returnTo === 'string' && /^\/(admin|account)(?:[/?#]|$)/.test(returnTo)
  return isOwn ? returnTo : '/admin'
}

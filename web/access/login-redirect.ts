/** The reason for a redirect to /login. In the history's state, so that no URL decides where the login leads. */
export interface LoginRedirect {
  /** The page that was requested. */
  returnTo?: string
  /** Whether their session has expired. */
  isExpired?: boolean
  /** Whether they have logged out. */
  hasLoggedOut?: boolean
}

/**
 * The path after a login: for administrators the requested page, if it is of the back office or the account,
 * else /admin; for others their account. URLs of other sites, or lookalikes, are never followed.
 */
export function pathAfterLogin(isAdmin: boolean, returnTo: unknown): string {
  if (!isAdmin) return '/account'
  const isOwn = typeof returnTo === 'string' && /^\/(admin|account)(?:[/?#]|$)/.test(returnTo)
  return isOwn ? returnTo : '/admin'
}

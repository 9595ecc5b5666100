import { basePath } from '#ui/device/base-path.ts'
import { readStored, store } from '#ui/device/storage.ts'

/** The user who is logged in, as stored under `user-info`. */
export interface UserInfo {
  id: number
  role: string
  username: string
  create_time: string
  update_time: string
  token: string
}

const [userKey, tokenKey] = ['user-info', 'token']
const changeEvent = 'sessionchange'
const expiredEvent = 'sessionlost'

/** The token that API calls carry; stored as plain text. */
export function readToken(): string | undefined {
  try {
    return localStorage.getItem(tokenKey) || undefined
  } catch {
    return undefined
  }
}

/** The user who is logged in; requires a token in the user's data and one in local storage. */
export function readUser(): UserInfo | undefined {
  const user = Object(readStored('local', userKey))
  if (!user.token || !readToken()) return undefined
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    id: Number(user.id) || 0,
    role: text(user.role),
    username: text(user.username),
    token: text(user.token),
    create_time: text(user.create_time),
    update_time: text(user.update_time),
  }
}

/** The role is a text that contains `admin`. */
export const isAdmin = (user: UserInfo | undefined): boolean => user?.role.includes('admin') ?? false

/**
 * Stores a session as the specification says: a cookie that only pages read, the user, and the token. The
 * cookie comes first: a tab that is notified of the token requests a page, which the cookie authorizes.
 */
export function storeSession(user: UserInfo, seconds: number): void {
  writeCookie(user.token, seconds)
  store('local', userKey, user)
  try {
    localStorage.setItem(tokenKey, user.token)
  } catch {}
  dispatchEvent(new Event(changeEvent))
}

/** Stores changes of the user who is logged in; an answer to an earlier session is dropped. */
export function storeUser(user: UserInfo): void {
  if (user.token !== readToken()) return
  store('local', userKey, user)
  dispatchEvent(new Event(changeEvent))
}

/** Deletes the session: user, token, cookie. */
export function endSession(): void {
  store('local', userKey, undefined)
  store('local', tokenKey, undefined)
  writeCookie('', 0)
  dispatchEvent(new Event(changeEvent))
}

/** Ends a session that the server has refused, with an event for the page. */
export function expireSession(): void {
  endSession()
  dispatchEvent(new Event(expiredEvent))
}

/** Calls back on login and logout, in this or another tab. Returns the function that unsubscribes. */
export function onSessionChange(callback: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === userKey || event.key === tokenKey) callback()
  }
  addEventListener(changeEvent, callback)
  addEventListener('storage', onStorage)
  return () => {
    removeEventListener(changeEvent, callback)
    removeEventListener('storage', onStorage)
  }
}

/** Calls back when the server has refused the session. Returns the function that unsubscribes. */
export function onSessionExpired(callback: () => void): () => void {
  addEventListener(expiredEvent, callback)
  return () => removeEventListener(expiredEvent, callback)
}

export function writeCookie(token: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `token=${token}; Path=${basePath()}/; Max-Age=${seconds}; SameSite=Lax${secure}`
}

// Validation of hosts, URLs and paths in the environment.
import { isIP } from 'node:net'

export const isHost = (text: string): boolean => isIP(text) !== 0 || /^[a-z\d]([a-z\d.-]{0,251}[a-z\d])?$/i.test(text)

/** Scheme, host and port, with or without a trailing slash. */
export function isOrigin(text: string): boolean {
  if (!isWebAddress(text)) return false
  const { origin, username, pathname, search, hash } = new URL(text)
  return username === '' && pathname === '/' && search + hash === '' && text.toLowerCase().startsWith(origin)
}

/** A path of plain segments, without a trailing slash. */
export const isBasePath = (text: string): boolean => /^(\/[a-z\d_-][a-z\d._-]{0,63}){1,8}$/i.test(text)

export const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s/]/i.test(text) && URL.canParse(text)

export const isPostgresUrl = (text: string): boolean => /^postgres(ql)?:\/\/\S/i.test(text) && URL.canParse(text)

/** A value of Fastify's `trustProxy`. */
export const isTrustProxy = (text: string): boolean =>
  /^\d{1,2}$/.test(text) || text.split(',').every((part) => isProxy(part.trim()))

function isProxy(part: string): boolean {
  if (/^(loopback|linklocal|uniquelocal)$/.test(part)) return true
  const [address = '', bits, ...more] = part.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

import { urlReasons } from './reasons.ts'

type UrlReason = (typeof urlReasons)[keyof typeof urlReasons]

/** Says why the WHATWG parser refuses a text as a URL. */
export function findUrlProblem(text: string): UrlReason {
  const [start, scheme = ''] = /^([^:/?#]*):/.exec(text.trimStart()) ?? []
  if (start === undefined || scheme === '') return urlReasons.incomplete
  if (!isScheme(scheme)) return text.includes('://') ? urlReasons.scheme : urlReasons.incomplete
  const [, authority = ''] = /^[/\\]*([^/?#\\]*)/.exec(text.trimStart().slice(start.length)) ?? []
  const address = authority.slice(authority.lastIndexOf('@') + 1).trim()
  if (/^(?::\d*)?$/.test(address)) return urlReasons.incomplete
  const [, port] = /^(?:\[[^\]]*\]|[^:[]+):([^:]*)$/.exec(address) ?? []
  return port !== undefined && !isPort(port) ? urlReasons.port : urlReasons.host
}

export const isScheme = (text: string): boolean => /^[a-z][a-z\d+.-]*$/i.test(text)

/** A port may be empty, and have leading zeros. */
export const isPort = (text: string): boolean => /^\d*$/.test(text) && Number(text) <= 65_535

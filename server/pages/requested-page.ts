import type { FastifyRequest } from 'fastify'
import type { Language } from '#kit/language.ts'
import { acceptedLanguage, languageOf } from '../http/negotiate-language.ts'
import type { FindPage } from './render.ts'

/** The page that a request asks for, with everything that its rendering depends on. */
export interface RequestedPage {
  /** The canonical path of the page, or that of a not-found page. All decisions by path use this one. */
  path: string
  search: string
  language: Language
  /** The language that the URL asks for. */
  urlLanguage: Language | undefined
  isDark: boolean | undefined
  /** Whether the browser has a token, whose value the server does not know. */
  hasToken: boolean
  /** Whether the page belongs to the back office: not indexed, not cached, and without the owner's script. */
  isOffice: boolean
  /** The cache key; undefined for pages with unbounded variants, or that differ each time. */
  key: string | undefined
}

/** Determines which page a request asks for. */
export function requestedPage(request: FastifyRequest, findPage: FindPage): RequestedPage {
  const { url, cookies, headers } = request
  const question = url.indexOf('?')
  const { path, reads } = findPage(question === -1 ? url : url.slice(0, question))
  const parameters = question === -1 ? undefined : new URLSearchParams(url.slice(question + 1))
  const names = parameters ? ['lng', ...Object.keys(reads)] : []
  const accepted = names.flatMap((name) => readParameter(name, parameters?.get(name) ?? null, reads))
  const search = accepted.length > 0 ? `?${new URLSearchParams(accepted)}` : ''
  const urlLanguage = languageOf(parameters?.get('lng'))
  const language = urlLanguage ?? languageOf(cookies['lng']) ?? acceptedLanguage(headers['accept-language'])
  const dark = cookies['is_dark']
  const isDark = dark === 'true' || dark === 'false' ? dark === 'true' : undefined
  const hasToken = hasTokenCookie(headers.cookie)
  const isFree = accepted.some(([name]) => reads[name ?? ''] === 'any')
  const isOffice = isBackOffice(path)
  const key = isFree || isOffice ? undefined : `${language} ${isDark} ${hasToken} ${path}${search}`
  return { path, search, language, urlLanguage, isDark, hasToken, isOffice, key }
}

const isBackOffice = (path: string): boolean => /^\/(admin|login|account)(\/|$)/i.test(path)

/** Returns a query parameter if the page uses it and accepts its value. */
function readParameter(name: string, value: string | null, reads: ReturnType<FindPage>['reads']): [string, string][] {
  if (value === null || value.length > 100) return []
  if (name === 'lng') {
    const language = languageOf(value)
    return language ? [[name, language]] : []
  }
  const values = reads[name]
  return values === 'any' || values?.includes(value) ? [[name, value]] : []
}

/** Checks every cookie of that name, as some parsers use the first and others the last. */
function hasTokenCookie(cookie: string | undefined): boolean {
  return (cookie ?? '').split(';').some((pair) => {
    const [name = '', ...value] = pair.split('=')
    return name.trim() === 'token' && value.join('=').trim() !== ''
  })
}

import type { FastifyRequest } from 'fastify'
import type { Language } from '#kit/language.ts'
import { acceptedLanguage, languageOf } from './negotiate-language.ts'

/** What of a request a page is drawn by. */
export interface Asked {
  path: string
  search: string
  language: Language
  /** The language that the address itself asked for. */
  inAddress: Language | undefined
  isDark: boolean | undefined
  /** Whether the browser has a token: only that there is one, never which. */
  hasToken: boolean
  /** Requests with one key get one page. */
  key: string
}

export function askedFor({ url, cookies, headers }: FastifyRequest): Asked {
  const path = cleanPath(url)
  const search = searchOf(url)
  const inAddress = languageOf(new URLSearchParams(search).get('lng'))
  const language = inAddress ?? languageOf(cookies['lng']) ?? acceptedLanguage(headers['accept-language'])
  const dark = cookies['is_dark']
  const isDark = dark === 'true' || dark === 'false' ? dark === 'true' : undefined
  const hasToken = Boolean(cookies['token'])
  const key = [language, isDark, hasToken, path + search].join(' ')
  return { path, search, language, inAddress, isDark, hasToken, key }
}

/** The path alone; one that only looks like a path of this site ("//evil.example", "/\evil") is a page nobody has. */
function cleanPath(url: string): string {
  const path = url.split(/[?#]/)[0] ?? '/'
  return /\/\/|\\|%5c|%2f/i.test(path) ? '/not-found' : path
}

/** The parameters that pages are drawn by, in one order; whatever else an address carries is none of theirs. */
function searchOf(url: string): string {
  const given = new URLSearchParams(url.split('?')[1])
  const known = ['lng', 'operation', 'q', 'tab'].flatMap((name) => {
    const value = given.get(name)
    return value === null || value.length > 100 ? [] : [[name, value]]
  })
  return known.length > 0 ? `?${new URLSearchParams(known)}` : ''
}

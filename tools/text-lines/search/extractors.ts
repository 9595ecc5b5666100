import { ipv4In, ipv6In } from '../order/addresses.ts'
import { datesIn, dayFirstIn } from '../order/dates.ts'
import { numbers } from '../order/numbers.ts'
import { domainsIn, emailsIn, urlsIn } from './internet-names.ts'

/**
 * Closing quotes by opening quotes. A straight single quote may be an apostrophe, so it opens only at the start of a
 * word.
 */
const closings: Record<string, string> = {
  '"': '"',
  "'": "'",
  '“': '”',
  '‘': '’',
  '「': '」',
  '『': '』',
  '《': '》',
  '«': '»',
  '„': '“',
}

/** Lists quoted texts, each within a line. */
function* quotedIn(text: string): Generator<string> {
  /** Caches the next position of each closing quote, so that the text is searched once. */
  const nexts = new Map<string, number>()
  const nextOf = (closing: string, from: number): number => {
    const cached = nexts.get(closing) ?? -1
    if (cached >= from) return cached
    const index = text.indexOf(closing, from)
    const next = index < 0 ? Number.POSITIVE_INFINITY : index
    nexts.set(closing, next)
    return next
  }
  for (let place = 0; place < text.length; place++) {
    const opening = text[place] ?? ''
    const closing = closings[opening]
    if (closing === undefined || (opening === "'" && /[\p{L}\p{N}]/u.test(text[place - 1] ?? ''))) continue
    const end = nextOf(closing, place + 1)
    if (end > nextOf('\n', place)) continue
    if (end > place + 1) yield text.slice(place + 1, end)
    place = end
  }
}

export const extractedKinds = [
  ...(['email', 'url', 'domain', 'ipv4', 'ipv6', 'phone-cn', 'number', 'date', 'hashtag', 'mention'] as const),
  ...(['quoted', 'chinese', 'pattern'] as const),
] as const

type Extractor = (text: string) => Iterable<string>

/** Finds the items of each kind in a text. */
export const extractors: Record<Exclude<(typeof extractedKinds)[number], 'pattern'>, Extractor> = {
  email: emailsIn,
  url: urlsIn,
  domain: domainsIn,
  ipv4: ipv4In,
  ipv6: ipv6In,
  quoted: quotedIn,
  number: (text) => matchesOf(text, numbers),
  *date(text) {
    for (const date of datesIn(text, dayFirstIn([text]))) yield date.text
  },
  'phone-cn': (text) => matchesOf(text, phones),
  *hashtag(text) {
    for (const tag of matchesOf(text, tags)) if (/[\p{L}_]/u.test(tag)) yield tag
  },
  *mention(text) {
    for (const mention of matchesOf(text, mentions)) yield mention.replace(/[.-]{1,9}$/, '')
  },
  chinese: (text) => matchesOf(text, ideographs),
}

function* matchesOf(text: string, pattern: RegExp): Generator<string> {
  for (const [match] of text.matchAll(pattern)) yield match
}

/** Mobile numbers, also in groups of 3, 4 and 4; landline numbers with area code; 400 and 800. */
const phones =
  /(?<![\d.])(?:(?:\+?86[ -]?)?1[3-9]\d(?:\d{8}|[ -]\d{4}[ -]\d{4})|0(?:10|2\d|[3-9]\d\d)[ -]?[2-8]\d{6,7}|[48]00[ -]?\d{3}[ -]?\d{4})(?!\d)/g

/** In the syntax of most services, and between two signs as on Weibo. */
const tags = /(?<![\p{L}\p{N}_&/#])#[\p{L}\p{M}\p{N}_]+#?/gu
const mentions = /(?<![\p{L}\p{N}_.@/])@[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.-]*/gu
const ideographs = /\p{Script=Han}+/gu

import { displayWidth } from '#lib/text/display-width.ts'
import { countGraphemes, graphemesIn } from '#lib/text/graphemes.ts'
import type { Limit } from './limit.ts'

/** In UTF-16 units. Longer text exceeds all limits and is not measured. */
export const maxLimitedLength = 100_000

/**
 * Measures a text by the rules of platforms with limits. Sources of the limits: X, the configuration 3 of twitter-text;
 * Bluesky, its lexicon app.bsky.feed.post (maxGraphemes); Mastodon, the defaults of the Instance entity of its API;
 * Weibo, its announcement of January 2016; SMS, 3GPP TS 23.038 and 23.040. The title and the description of a page have
 * no limit (Google, "Control your snippets"): search engines cut them at a width, usually of about 60 and 160 Latin
 * letters, or half as many ideographs.
 */
export function limitsOf(text: string): Limit[] {
  const { length } = [...text]
  const shortened = text.replace(link, (url) => 'x'.repeat(Math.min(url.length, linkLength)))
  const columns = displayWidth(text)
  return [
    { name: 'x', used: weightedLength(text.normalize('NFC')), limit: 280, unit: 'weighted' },
    { name: 'bluesky', used: countGraphemes(text), limit: 300, unit: 'graphemes' },
    { name: 'mastodon', used: countGraphemes(shortened), limit: 500, unit: 'characters' },
    { name: 'weibo', used: halvesOf(text, length), limit: 2000, unit: 'halves' },
    smsLimit(text),
    { name: 'title', used: columns, limit: 60, unit: 'columns' },
    { name: 'description', used: columns, limit: 160, unit: 'columns' },
  ]
}

/** Links with a protocol. Bare domains, which platforms recognize by a list of top-level domains, count as text. */
const link = /https?:\/\/[^\s<>"“”‘’（）。，、；！？\p{Script=Han}]{1,4096}/giu

/** The length of any link on X and Mastodon. */
const linkLength = 23

/** Weighs a post as X does (twitter-text, configuration 3): links are 23, emoji 2, most ideographs 2, letters 1. */
function weightedLength(text: string): number {
  let links = 0
  const rest = text.replace(link, () => {
    links++
    return ''
  })
  let weight = links * linkLength
  for (const grapheme of graphemesIn(rest)) weight += isEmoji.test(grapheme) ? 2 : weightOf(grapheme)
  return weight
}

const isEmoji = /\p{Emoji_Presentation}|\p{Emoji}\uFE0F|\p{Regional_Indicator}/u

function weightOf(grapheme: string): number {
  let weight = 0
  for (const character of grapheme) weight += isLight(character.codePointAt(0) ?? 0) ? 1 : 2
  return weight
}

const isLight = (point: number): boolean =>
  point <= 0x10ff ||
  (point >= 0x2000 && point <= 0x200d) ||
  (point >= 0x2010 && point <= 0x201f) ||
  (point >= 0x2032 && point <= 0x2037)

/** Weibo counts ASCII characters as half, and rounds up. */
function halvesOf(text: string, length: number): number {
  let ascii = 0
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) < 0x80) ascii++
  return length - ascii + Math.ceil(ascii / 2)
}

/**
 * Measures a text message (3GPP TS 23.038): in septets where every character is in the GSM 7-bit alphabet, 160 in one
 * message and 153 in each of several; else in UTF-16 units, 70 and 67. A character of two units is never split.
 */
function smsLimit(text: string): Limit {
  const isGsm = !notGsm.test(text)
  const sizes = isGsm ? Array.from(text, septets) : Array.from(text, (character) => character.length)
  const [single, each] = isGsm ? [160, 153] : [70, 67]
  const used = sizes.reduce((sum, size) => sum + size, 0)
  const parts = used === 0 ? 0 : used <= single ? 1 : partsFor(sizes, each)
  return { name: 'sms', used, limit: parts > 1 ? parts * each : single, unit: isGsm ? 'septets' : 'utf16', parts }
}

function partsFor(sizes: readonly number[], each: number): number {
  let [parts, filled] = [1, 0]
  for (const size of sizes) {
    if (filled + size > each) {
      parts++
      filled = 0
    }
    filled += size
  }
  return parts
}

const septets = (character: string): number => (extension.has(character) ? 2 : 1)

/** The characters of the extension table, which follow an escape. */
const extension = new Set('\f^{}\\[~]|€')

/** Characters outside the default alphabet and its extension. */
const notGsm = /[^@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà\f^{}\\[~\]|€]/u

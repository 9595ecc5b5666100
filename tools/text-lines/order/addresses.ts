/** Lists the IPv4 addresses in a text (RFC 3986): four numbers from 0 to 255 without leading zeros. */
export function* ipv4In(text: string): Generator<string> {
  for (let run = runFrom(text, 0, ipv4Run); run; run = runFrom(text, run.end, ipv4Run)) {
    const address = run.text.endsWith('.') ? run.text.slice(0, -1) : run.text
    if (address.length <= 15 && fourNumbers.test(address) && !isInWord(text, run)) yield address
  }
}

const ipv4Run = /[\d.]{7,}/g

const fourNumbers = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/

/** Lists the IPv6 addresses in a text (RFC 4291, section 2.2). */
export function* ipv6In(text: string): Generator<string> {
  for (let run = runFrom(text, 0, ipv6Run); run; run = runFrom(text, run.end, ipv6Run)) {
    if (run.text.length > maxIpv6Length) continue
    const address = run.text.replace(/(?<!:):$|\.$/, '')
    if (/[\da-f]/i.test(address) && ipv6Bytes(address) && !isInWord(text, run)) yield address
  }
}

const ipv6Run = /[\da-f:.]{2,}/gi

/** In characters, with an embedded IPv4 address and a dot after it. */
const maxIpv6Length = 46

interface Run {
  text: string
  start: number
  end: number
}

/** Finds the next match of a global pattern; `matchAll` takes several times as long for a line. */
function runFrom(text: string, from: number, pattern: RegExp): Run | undefined {
  pattern.lastIndex = from
  const match = pattern.exec(text)
  return match ? { text: match[0], start: match.index, end: pattern.lastIndex } : undefined
}

const isInWord = (text: string, { start, end }: Run): boolean => isWordPart(text[start - 1]) || isWordPart(text[end])

/** Blanks and most signs, which stand around most addresses, are before the digits. */
const isWordPart = (character = ''): boolean => character >= '0' && /[\p{Script=Latin}\d_]/u.test(character)

/** Returns a sort key of the first address in a text: IPv4 before IPv6, then by bytes, then by prefix length. */
export function addressKey(text: string): string | undefined {
  const [v4] = ipv4In(text)
  const [v6] = v4 ? [] : ipv6In(text)
  const address = v4 ?? v6
  if (address === undefined) return undefined
  const bytes = v4 ? v4.split('.').map(Number) : (ipv6Bytes(address) ?? [])
  const end = text.indexOf(address) + address.length
  const prefix = text[end] === '/' ? /^\d{1,3}(?!\d)/.exec(text.slice(end + 1, end + 5))?.[0] : undefined
  // Shifted so that keys contain no LF and can be packed as lines.
  const letters = bytes.map((byte) => byte + 0x20)
  return `${v4 ? 4 : 6}${String.fromCharCode(...letters)}${(prefix ?? '999').padStart(3, '0')}`
}

/** Parses an IPv6 address; undefined if it is none. */
function ipv6Bytes(address: string): number[] | undefined {
  const gap = address.indexOf('::')
  const head = gap === 0 ? [] : bytesOfGroups(gap < 0 ? address : address.slice(0, gap), gap < 0)
  if (gap < 0) return head?.length === 16 ? head : undefined
  const tail = gap + 2 === address.length ? [] : bytesOfGroups(address.slice(gap + 2), true)
  // Two colons stand for one group of zeros at least.
  if (!head || !tail || head.length + tail.length > 14) return undefined
  while (head.length + tail.length < 16) head.push(0)
  return head.concat(tail)
}

/** Parses groups of up to four digits; the last two may be written as an IPv4 address. */
function bytesOfGroups(written: string, isLast: boolean): number[] | undefined {
  const bytes: number[] = []
  for (let from = 0; ; ) {
    const colon = written.indexOf(':', from)
    const group = written.slice(from, colon < 0 ? undefined : colon)
    if (isLast && colon < 0 && fourNumbers.test(group)) return [...bytes, ...group.split('.').map(Number)]
    if (!hextet.test(group)) return undefined
    const value = Number.parseInt(group, 16)
    bytes.push(value >> 8, value & 0xff)
    if (colon < 0) return bytes
    from = colon + 1
  }
}

const hextet = /^[\da-f]{1,4}$/i

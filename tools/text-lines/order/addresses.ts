import ipaddr from 'ipaddr.js'

/** Lists the IPv4 addresses in a text (RFC 3986): four numbers from 0 to 255 without leading zeros. */
export function* ipv4In(text: string): Generator<string> {
  for (const { 0: run, index } of text.matchAll(/[\d.]+/g)) {
    const address = run.replace(/\.$/, '')
    if (address.length <= 15 && fourNumbers.test(address) && !isInWord(text, index, index + run.length)) yield address
  }
}

const fourNumbers = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/

/** Lists the IPv6 addresses in a text (RFC 4291, section 2.2). */
export function* ipv6In(text: string): Generator<string> {
  for (const { 0: run, index } of text.matchAll(/[\da-f:.]+/gi)) {
    const address = run.length > maxIpv6Length ? '' : run.replace(/(?<!:):$|\.$/, '')
    if (!/:.{0,40}:/.test(address) || !/[\da-f]/i.test(address)) continue
    if (ipaddr.IPv6.isValid(address) && !isInWord(text, index, index + run.length)) yield address
  }
}

/** In characters, with an embedded IPv4 address and a dot after it. */
const maxIpv6Length = 46

const isInWord = (text: string, start: number, end: number): boolean =>
  /[\p{Script=Latin}\d_]/u.test(text[start - 1] ?? '') || /[\p{Script=Latin}\d_]/u.test(text[end] ?? '')

/** Returns a sort key of the first address in a text: IPv4 before IPv6, then by bytes, then by prefix length. */
export function addressKey(text: string): string | undefined {
  const [v4] = ipv4In(text)
  const [v6] = v4 ? [] : ipv6In(text)
  const address = v4 ?? v6
  if (address === undefined) return undefined
  const bytes = ipaddr.parse(address).toByteArray()
  const behind = text.slice(text.indexOf(address) + address.length)
  const prefix = /^\/(\d{1,3})(?!\d)/.exec(behind)?.[1] ?? '999'
  // Shifted so that keys contain no LF and can be packed as lines.
  const letters = bytes.map((byte) => byte + 0x20)
  return `${v4 ? 4 : 6}${String.fromCharCode(...letters)}${prefix.padStart(3, '0')}`
}

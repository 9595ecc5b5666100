/**
 * Lists the e-mail addresses in a text (RFC 5321, without quoted local parts), in ASCII only, so that Chinese text
 * around an address isn't part of it.
 */
export function* emailsIn(text: string): Generator<string> {
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const before = text.slice(Math.max(0, at - maxLocalLength - 1), at)
    const local = withoutDots(atomsAtEnd(before))
    const domain = domainAtStart(text.slice(at + 1, at + 2 + maxDomainLength))
    if (local !== '' && local.length <= maxLocalLength && !local.includes('..') && domain) yield `${local}@${domain}`
  }
}

/** RFC 5321, section 4.5.3.1, in octets. */
const [maxLocalLength, maxDomainLength] = [64, 255]

function atomsAtEnd(text: string): string {
  let from = text.length
  while (from > 0 && /[\w!#$%&'*+/=?^`{|}~.-]/.test(text[from - 1] ?? '')) from--
  return text.slice(from)
}

/** Dots are allowed between atoms only; a quote before an address isn't part of it. */
const withoutDots = (local: string): string => local.replace(/^[.'`]+/, '')

/** Lists host names: at least two labels, the last of at least two letters without digits (RFC 1123, section 2.1). */
export function* domainsIn(text: string): Generator<string> {
  for (const { 0: run, index } of text.matchAll(/[a-z\d.-]+/gi)) {
    if (/[\w~]/.test(text[index + run.length] ?? '') || text[index - 1] === '_') continue
    const domain = domainAtStart(run.replace(/^[.-]+/, ''))
    if (domain) yield domain
  }
}

function domainAtStart(text: string): string | undefined {
  const [run = ''] = /^[a-z\d.-]*/i.exec(text) ?? []
  const domain = withoutTrailing(run, '.-')
  if (domain.length > maxDomainLength) return undefined
  const labels = domain.split('.')
  const isTop = /^(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/i.test(labels.at(-1) ?? '')
  return labels.length > 1 && isTop && labels.every((label) => label !== '' && isLabel(label)) ? domain : undefined
}

const isLabel = (label: string): boolean => label.length <= 63 && !label.startsWith('-') && !label.endsWith('-')

/**
 * Lists the URLs in a text: a scheme with `//`, or `www.`, and characters of RFC 3986, without the sentence's
 * punctuation.
 */
export function* urlsIn(text: string): Generator<string> {
  for (const [run] of text.matchAll(urls)) {
    const url = withoutPunctuation(run)
    if (/^www\../i.test(url) || /:\/\/[^/?#]/.test(url) || /^file:\/\/\/./i.test(url)) yield url
  }
}

const urls = /(?<![a-z\d+.-])(?:[a-z][a-z\d+.-]{1,19}:\/\/|www\.)[\w~:/?#[\]@!$&'()*+,;=.%-]+/gi

/** Removes closing brackets opened outside the URL, and punctuation at the end. */
function withoutPunctuation(url: string): string {
  let end = url.length
  const counts = { '(': 0, ')': 0, '[': 0, ']': 0 }
  for (const character of url) if (character in counts) counts[character as keyof typeof counts]++
  for (; end > 0; end--) {
    const last = url[end - 1] ?? ''
    const isExtra = (last === ')' && counts[')'] > counts['(']) || (last === ']' && counts[']'] > counts['['])
    if (isExtra) counts[last as ')' | ']']--
    else if (!".,;:!?'*".includes(last)) break
  }
  return url.slice(0, end)
}

function withoutTrailing(text: string, marks: string): string {
  let end = text.length
  while (end > 0 && marks.includes(text[end - 1] ?? '')) end--
  return text.slice(0, end)
}

/** An address in a text: its range in UTF-16 units, and its target. */
export interface FoundLink {
  start: number
  end: number
  href: string
}

/**
 * Finds addresses that stand in a text by themselves (GFM, 6.9: http, https, ftp, www and email). Beyond its rules an
 * address ends before `>` and Chinese and Japanese punctuation, which no address holds unescaped, and where the quotes or brackets
 * end that it stands in.
 *
 * @param isFree whether an address may begin at the very start of the text
 */
export function linksInText(text: string, isFree: boolean): FoundLink[] {
  const urls = [...addresses(text, isFree)]
  return [...urls, ...emails(text, urls)].sort((a, b) => a.start - b.start)
}

function* addresses(text: string, isFree: boolean): Generator<FoundLink> {
  const begins = /(?:https?|ftp):\/\/|www\./gi
  for (let begin = begins.exec(text); begin; begin = begins.exec(text)) {
    const start = begin.index
    const isWww = begin[0].toLowerCase() === 'www.'
    const before = text[start - 1] ?? ''
    const isPlaced = start === 0 ? isFree : (isWww ? beforeWww : beforeScheme).test(before)
    if (!isPlaced) continue
    const stretch = stretchAt(text, start)
    if (hasDomain(stretch.slice(isWww ? 0 : begin[0].length), isWww ? 2 : 1)) {
      const end = start + trimmedLength(stretch)
      const address = text.slice(start, end)
      yield { start, end, href: isWww ? `http://${address}` : address }
      begins.lastIndex = end
    } else begins.lastIndex = start + stretch.length
  }
}

/** No word character may precede a scheme; Chinese and Japanese have no spaces between words. */
const beforeScheme = /[^\p{L}\p{N}]|[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u

const beforeWww = /[\s*_~([{"'“‘«\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u

/** All that an address may hold from an offset on, up to the end of the quotes or brackets around it. */
function stretchAt(text: string, start: number): string {
  const opening = text[start - 1] ?? ''
  const closing = closings[opening]
  let open = 1
  let end = start
  for (; end < text.length; end++) {
    const character = text[end] ?? ''
    if (never.test(character)) break
    if (character === closing) open--
    else if (character === opening) open++
    if (open === 0) break
  }
  return text.slice(start, end)
}

const never = /[\s<>\u3001\u3002\u300a-\u3011\uff01\uff08\uff09\uff0c\uff1a\uff1b\uff1f\u201c\u201d]/

const closings: Record<string, string> = { '"': '"', "'": "'", '‘': '’', '«': '»', '[': ']', '{': '}' }

/** The minimum number of parts, and no underscore in the last two. */
function hasDomain(rest: string, min: number): boolean {
  const [domain = ''] = /^[\p{L}\p{M}\p{N}\p{So}_.-]+/u.exec(rest) ?? []
  const parts = domain.replace(/\.$/, '').split('.')
  return parts.length >= min && parts.every((part) => part !== '') && !/_/.test(parts.slice(-2).join(''))
}

/** Trailing punctuation is no part of the address, nor a bracket that was not opened in it. */
function trimmedLength(address: string): number {
  let open = 0
  for (const character of address) open += character === '(' ? 1 : character === ')' ? -1 : 0
  let end = address.length
  for (; end > 0; end--) {
    const last = address[end - 1] ?? ''
    if (last === ')' && open < 0) open++
    else if (last === ';') {
      const start = entityStart(address, end - 1)
      if (start === -1) break
      end = start + 1
    } else if (!'?!.,:*_~\'"'.includes(last)) break
  }
  return end
}

/** The start of an entity such as `&amp;` that ends here, or -1. */
function entityStart(text: string, semicolon: number): number {
  let at = semicolon - 1
  while (at > semicolon - 40 && /[a-z0-9]/i.test(text[at] ?? '')) at--
  return at < semicolon - 1 && text[at] === '&' ? at : -1
}

function* emails(text: string, taken: FoundLink[]): Generator<FoundLink> {
  let [from, next] = [0, 0]
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    let start = at
    while (start > from && /[\w.+-]/.test(text[start - 1] ?? '')) start--
    const end = domainEnd(text, at + 1)
    while ((taken[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next++
    const isTaken = (taken[next]?.start ?? end) < end
    if (
      start === at ||
      end === at + 1 ||
      isVersion(text.slice(at + 1, end)) ||
      /[-_]/.test(text[end - 1] ?? '') ||
      isTaken
    )
      continue
    const [scheme = ''] = /(?:mailto|xmpp):$/.exec(text.slice(Math.max(0, start - 7), start)) ?? []
    const [resource = ''] = scheme === 'xmpp:' ? (/^\/[\w.@]*\w/.exec(text.slice(end, end + 100)) ?? []) : []
    from = end + resource.length
    yield { start: start - scheme.length, end: from, href: (scheme || 'mailto:') + text.slice(start, from) }
  }
}

/** A version behind the name of a package: no domain ends in a part that begins with a digit, nor in `18.x`. */
const isVersion = (domain: string): boolean => /(?:^|\.)\d[\w-]*$|^[\d.]+\.x$/i.test(domain)

/** Where a domain of at least two parts ends, or its start where there is none. */
function domainEnd(text: string, start: number): number {
  let [end, dots] = [start, 0]
  while (/[\w.-]/.test(text[end] ?? '')) {
    // A dot between two parts, not one at the end of a sentence.
    if (text[end] === '.') {
      if (end === start || !/[\w-]/.test(text[end + 1] ?? '')) break
      dots++
    }
    end++
  }
  return dots > 0 ? end : start
}

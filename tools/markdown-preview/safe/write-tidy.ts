import { mathTags, voidTags } from './allowed-elements.ts'
import { escapeHtml } from './escape-html.ts'
import { startTag } from './start-tag.ts'

type Kind = 'block' | 'phrase' | 'item' | 'rows' | 'row' | 'cell' | 'math'

/** An element of tidy HTML. */
interface TidyElement {
  /** Its content category. */
  kind: Kind
  /** The categories that it may contain, besides text. */
  holds: ReadonlySet<Kind>
  /** Whether its text may be white space alone. */
  isSpaced: boolean
}

const tidyElement = (kind: Kind, holds: Kind[], isSpaced = false): TidyElement => ({
  kind,
  holds: new Set(holds),
  isSpaced,
})

/** A document, and elements with the same content model. */
const tidyRoot = tidyElement('block', ['block', 'phrase'])

const groups: [names: string, element: TidyElement][] = [
  ['p h1 h2 h3 h4 h5 h6 pre', tidyElement('block', ['phrase'])],
  ['blockquote div section', tidyRoot],
  ['hr', tidyElement('block', [])],
  ['ul ol', tidyElement('block', ['item'], true)],
  ['li', tidyElement('item', ['block', 'phrase'])],
  ['table', tidyElement('block', ['rows'], true)],
  ['thead tbody', tidyElement('rows', ['row'], true)],
  ['tr', tidyElement('row', ['cell'], true)],
  ['th td', tidyElement('cell', ['phrase'])],
  [
    'a em strong b i u s del ins mark small sub sup kbd samp var abbr cite q dfn time span code',
    tidyElement('phrase', ['phrase']),
  ],
  ['br wbr img input', tidyElement('phrase', [])],
  [[...mathTags].join(' '), tidyElement('math', ['math'])],
  ['math', tidyElement('phrase', ['math'])],
  // Within these an element would be one of HTML.
  ['mi mn mo ms mtext', tidyElement('math', [])],
]

/**
 * The elements that this tool writes, and similar ones: in allowed positions a parser neither moves, closes nor adds
 * any.
 */
export const tidyElements: ReadonlyMap<string, TidyElement> = new Map(
  groups.flatMap(([names, element]) => names.split(' ').map((name) => [name, element])),
)

/**
 * Sanitizes tidy HTML, as this tool writes it: every element is in an allowed position and closed where it ends, so
 * that it is parsed as it is written. Needs no tree, and much less time.
 *
 * @param starts of the pieces of one document
 * @returns undefined for any other HTML, which has to be parsed as a browser does
 */
export function writeTidy(html: string, starts = new StartReader()): string | undefined {
  // A parser replaces both.
  if (/[\0\r]/.test(html)) return undefined
  const open: Start[] = []
  let [out, copied, links] = ['', 0, 0]
  let around = tidyRoot
  const replace = (from: number, to: number, written: string) => {
    out += html.slice(copied, from) + written
    copied = to
  }
  for (let at = 0; at < html.length; ) {
    // Most texts are a few characters long: to look at each takes less time than to search for a sign.
    let [mark, isBlank, isPlain] = [at, true, true]
    for (; mark < html.length; mark++) {
      const code = html.charCodeAt(mark)
      if (code === lessThan) break
      isBlank &&= code === lineBreak || code === space || code === tab
      if (code === ampersand || code === quote || code === greaterThan || code === noBreakSpace) isPlain = false
    }
    if (around.isSpaced && !isBlank) return undefined
    if (!isPlain) {
      const text = html.slice(at, mark)
      const written = tidyText(text)
      if (written === undefined) return undefined
      if (written !== text) replace(at, mark, written)
    }
    if (mark === html.length) break
    if (html[mark + 1] === '/') {
      const ended = open.pop()
      if (ended === undefined || !html.startsWith(ended.end, mark)) return undefined
      at = mark + ended.end.length
      if (ended.name === 'a') links--
      around = open.at(-1)?.element ?? tidyRoot
      continue
    }
    const end = html.indexOf('>', mark)
    if (end === -1) return undefined
    at = end + 1
    const start = starts.read(html.slice(mark + 1, end), open.length === 0)
    if (!start || !around.holds.has(start.element.kind)) return undefined
    if (!start.isWritten) replace(mark, at, start.written)
    if (start.isVoid) continue
    // A link within a link ends the outer one; a parser drops the first line break of a `pre`; deep nesting may be too deep.
    if (start.name === 'a' && links++ > 0) return undefined
    if ((start.name === 'pre' && html[at] === '\n') || open.length === maxDepth) return undefined
    open.push(start)
    around = start.element
  }
  return open.length === 0 ? out + html.slice(copied) : undefined
}

const [tab, lineBreak, space, quote, ampersand] = [0x09, 0x0a, 0x20, 0x22, 0x26]
const [lessThan, greaterThan, noBreakSpace] = [0x3c, 0x3e, 0xa0]

/** In nested elements. */
const maxDepth = 100

/** The start of an element. */
interface Start {
  name: string
  element: TidyElement
  /** Whether it has no content, and no end. */
  isVoid: boolean
  /** How it ends. */
  end: string
  /** How it is written here. */
  written: string
  /** Whether the source has the same form. */
  isWritten: boolean
}

/** Reads the content between `<` and `>`, with a cache; most tags repeat. */
export class StartReader {
  private cache = new Map<string, Start>()

  /** @returns undefined for what is no start of a tidy element */
  read(source: string, isTop: boolean): Start | undefined {
    // An outermost element has its own line, so that none comes twice; the place matters to nothing but that line.
    if (isTop && source.includes(' data-line')) return startIn(source, isTop)
    const cached = this.cache.get(source)
    if (cached) return cached
    const start = startIn(source, isTop)
    if (this.cache.size === maxCached) this.cache.clear()
    if (start) this.cache.set(source, start)
    return start
  }
}

const maxCached = 500

function startIn(source: string, isTop: boolean): Start | undefined {
  const [name = ''] = /^[a-z][a-z0-9]*/.exec(source) ?? []
  const element = tidyElements.get(name)
  if (!element) return undefined
  const attrs: { name: string; value: string }[] = []
  let end = name.length
  attributeAt.lastIndex = end
  for (let match = attributeAt.exec(source); match; match = attributeAt.exec(source)) {
    const [, attribute = '', said = ''] = match
    const value = readValue(said)
    if (value === undefined || attrs.some((other) => other.name === attribute)) return undefined
    attrs.push({ name: attribute, value })
    end = attributeAt.lastIndex
  }
  const isVoid = voidTags.has(name)
  if (end < source.length && !(isVoid && source.slice(end) === ' /')) return undefined
  const written = startTag({ tagName: name, attrs, isMath: mathTags.has(name), isTop })
  return { name, element, isVoid, end: `</${name}>`, written, isWritten: written === `<${source}>` }
}

const attributeAt = / ([a-z-]+)="([^"]*)"/y

/** Decodes an attribute value; undefined where it has an unknown entity. */
function readValue(source: string): string | undefined {
  if (!source.includes('&')) return source
  let isKnown = true
  const value = source.replace(/&(?:(?:amp|lt|gt|quot|nbsp|#x27);)?/g, (reference) => {
    isKnown &&= reference !== '&'
    return meanings[reference] ?? reference
  })
  return isKnown ? value : undefined
}

const meanings: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': '\u00a0',
  '&#x27;': "'",
}

/** Normalizes a text between elements; undefined where it has an unknown entity. */
function tidyText(text: string): string | undefined {
  const value = readValue(text)
  return value === undefined ? undefined : escapeHtml(value)
}

import { Language, LanguageSupport } from '@codemirror/language'
import { highlightTree, tagHighlighter, tags } from '@lezer/highlight'
import { loadLanguage } from '#ui/editor/code-languages.ts'

/** The kinds of highlighted tokens, by the names of the page's code colors. */
const colors = ['key', 'str', 'num', 'kw', 'type', 'com'] as const

/** A range of a line in one color, in UTF-16 units from the start of the line. */
export interface ColorSpan {
  from: number
  to: number
  color: (typeof colors)[number]
}

/** In UTF-16 units. A longer text is not highlighted. */
export const maxColoredLength = 1_000_000

const highlighter = tagHighlighter([
  { tag: [tags.propertyName, tags.tagName, tags.heading], class: 'key' },
  { tag: [tags.string, tags.special(tags.string)], class: 'str' },
  { tag: tags.number, class: 'num' },
  { tag: [tags.keyword, tags.bool, tags.null], class: 'kw' },
  { tag: [tags.typeName, tags.attributeName, tags.link, tags.standard(tags.variableName)], class: 'type' },
  { tag: [tags.comment, tags.meta], class: 'com' },
])

/**
 * Highlights a text as the editor does. Returns a function that lists the colors between two offsets, in order and
 * relative to the first. Pauses now and then so that the page stays responsive.
 */
export async function colorText(
  text: string,
  mediaType: string,
  signal: AbortSignal,
): Promise<(from: number, to: number) => ColorSpan[]> {
  const extension = await loadLanguage(mediaType)
  const language = extension instanceof LanguageSupport ? extension.language : extension
  if (!(language instanceof Language) || text.length > maxColoredLength) return () => []
  const parse = language.parser.startParse(text)
  let tree = parse.advance()
  for (let since = performance.now(); !tree; tree = parse.advance()) {
    if (performance.now() - since < maxStepMs) continue
    await new Promise((resolve) => setTimeout(resolve))
    signal.throwIfAborted()
    since = performance.now()
  }
  const triples: number[] = []
  highlightTree(tree, highlighter, (from, to, name) => {
    const color = colors.indexOf(name.split(' ').at(-1) as ColorSpan['color'])
    if (color >= 0) triples.push(from, to, color)
  })
  const spans = Int32Array.from(triples)
  return (from, to) => spansBetween(spans, from, to)
}

/** The time between two pauses. */
const maxStepMs = 10

function spansBetween(spans: Int32Array, from: number, to: number): ColorSpan[] {
  let [low, high] = [0, spans.length / 3]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((spans[3 * middle + 1] as number) <= from) low = middle + 1
    else high = middle
  }
  const inRange: ColorSpan[] = []
  for (let at = 3 * low; at < spans.length && (spans[at] as number) < to; at += 3) {
    const [start, end] = [Math.max(from, spans[at] as number) - from, Math.min(to, spans[at + 1] as number) - from]
    inRange.push({ from: start, to: end, color: colors[spans[at + 2] as number] ?? 'key' })
  }
  return inRange
}

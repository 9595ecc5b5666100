import { kindNumber, tokenizeXml, type XmlTokens } from '#lib/xml/tokens.ts'
import { contentFlagsOf, isPreserved, isVerbatim } from './content-flags.ts'
import { joinParts } from './join-parts.ts'
import { type TagStyle, writeTag } from './write-tag.ts'

export interface FormatStyle extends TagStyle {
  textLines: 'keep' | 'indent'
}

/**
 * Puts each element on its own line. Only white space between elements is changed: mixed content and content under
 * `xml:space="preserve"` is kept as it is.
 */
export function formatXml(xml: string, style: FormatStyle): string {
  const tokens = tokenizeXml(xml)
  const flags = contentFlagsOf(tokens)
  const lines: string[] = []
  let level = 0
  for (let at = 0; at < tokens.length; at++) {
    const kind = tokens.kinds[at]
    if (kind === kindNumber.text) continue
    if (kind === kindNumber.close) level--
    const indent = style.indent.repeat(Math.min(level, maxIndented))
    if (kind !== kindNumber.open) {
      const piece = tokenTextOf(tokens, at)
      lines.push(
        indent +
          (kind === kindNumber.empty
            ? writeTag(piece, style, indent)
            : kind === kindNumber.close
              ? writeClosingTag(piece)
              : piece),
      )
      continue
    }
    const end = flags.ends[at] ?? at
    const opening = writeTag(tokenTextOf(tokens, at), style, indent)
    const isEmpty = end === at + 1
    if (isEmpty && style.selfClosing !== 'keep')
      lines.push(indent + writeTag(`${tokenTextOf(tokens, at).slice(0, -1)}/>`, style, indent))
    else if (isEmpty || isVerbatim(flags, at))
      lines.push(
        indent +
          opening +
          contentOf(tokens, at, end, indent, style, isPreserved(flags, at)) +
          writeClosingTag(tokenTextOf(tokens, end)),
      )
    else {
      lines.push(indent + opening)
      level++
      continue
    }
    at = end
  }
  return joinParts(lines, '\n')
}

/** Deeper levels aren't indented further, since the size would grow quadratically with depth. */
const maxIndented = 200

export const tokenTextOf = ({ text, starts }: XmlTokens, at: number): string => text.slice(starts[at], starts[at + 1])

export const writeClosingTag = (tag: string): string => `${tag.slice(0, -1).trimEnd()}>`

/** Returns an element's content as written, except that the lines of text-only content may be indented. */
function contentOf(
  tokens: XmlTokens,
  start: number,
  end: number,
  indent: string,
  style: FormatStyle,
  isPreserved: boolean,
): string {
  const inside = tokens.text.slice(tokens.starts[start + 1], tokens.starts[end])
  const isTextAlone = end === start + 2 && tokens.kinds[start + 1] === kindNumber.text
  if (style.textLines === 'keep' || !isTextAlone || isPreserved || !/[\r\n]/.test(inside)) return inside
  const lines = inside.split(/\r\n|\r|\n/).map((line) => line.trim())
  const kept = lines.filter((line, at) => line !== '' || (at > 0 && at < lines.length - 1))
  return `\n${kept.map((line) => (line === '' ? '' : indent + style.indent + line)).join('\n')}\n${indent}`
}

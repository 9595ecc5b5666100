import { kindNumber, tokenizeXml, type XmlTokens } from '#lib/xml/tokens.ts'
import { flagsOf, isPreserved, isSolid } from './content-flags.ts'
import { joinPieces } from './join-pieces.ts'
import { type TagStyle, tagOf } from './write-tag.ts'

export interface FormatStyle extends TagStyle {
  textLines: 'keep' | 'indent'
}

/**
 * Puts each element on a line of its own. White space changes between elements only: where text stands among them, and
 * under `xml:space="preserve"`, everything stays as it is.
 */
export function formatXml(xml: string, style: FormatStyle): string {
  const tokens = tokenizeXml(xml)
  const flags = flagsOf(tokens)
  const lines: string[] = []
  let level = 0
  for (let at = 0; at < tokens.length; at++) {
    const kind = tokens.kinds[at]
    if (kind === kindNumber.text) continue
    if (kind === kindNumber.close) level--
    const indent = style.indent.repeat(Math.min(level, maxIndented))
    if (kind !== kindNumber.open) {
      const piece = pieceOf(tokens, at)
      lines.push(
        indent +
          (kind === kindNumber.empty
            ? tagOf(piece, style, indent)
            : kind === kindNumber.close
              ? closingOf(piece)
              : piece),
      )
      continue
    }
    const end = flags.ends[at] ?? at
    const opening = tagOf(pieceOf(tokens, at), style, indent)
    const isEmpty = end === at + 1
    if (isEmpty && style.selfClosing !== 'keep')
      lines.push(indent + tagOf(`${pieceOf(tokens, at).slice(0, -1)}/>`, style, indent))
    else if (isEmpty || isSolid(flags, at))
      lines.push(
        indent +
          opening +
          insideOf(tokens, at, end, indent, style, isPreserved(flags, at)) +
          closingOf(pieceOf(tokens, end)),
      )
    else {
      lines.push(indent + opening)
      level++
      continue
    }
    at = end
  }
  return joinPieces(lines, '\n')
}

/** Deeper levels are not indented further: the text would grow with the square of its depth. */
const maxIndented = 200

export const pieceOf = ({ text, starts }: XmlTokens, at: number): string => text.slice(starts[at], starts[at + 1])

export const closingOf = (tag: string): string => `${tag.slice(0, -1).trimEnd()}>`

/** All between two tags as it stands; of a text alone the lines may be indented. */
function insideOf(
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

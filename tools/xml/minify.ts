import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { byteCount, textOf } from '#kit/text-of.ts'
import { kindNumber, tokenizeXml } from '#lib/xml/tokens.ts'
import { contentFlagsOf, isVerbatim } from './layout/content-flags.ts'
import { tokenTextOf, writeClosingTag } from './layout/format-xml.ts'
import { joinParts } from './layout/join-parts.ts'
import { type TagStyle, writeTag } from './layout/write-tag.ts'
import { parseXml } from './source/parse-xml.ts'

export const minify = defineOperation('minify', {
  input: { xml: textOf('application/xml'), comments: z.boolean().default(false) },
  output: { xml: textOf('application/xml'), size: byteCount() },
  async run({ xml, comments }) {
    await parseXml(xml, {})
    const minified = minifyXml(xml, comments)
    return { xml: minified, size: new TextEncoder().encode(minified).length }
  },
})

const style: TagStyle = { indent: '', attributes: 'line', selfClosing: 'always', lineWidth: 0 }

/** Removes white space between elements, and comments unless they are to be kept. */
function minifyXml(xml: string, keepsComments: boolean): string {
  const tokens = tokenizeXml(xml)
  const flags = contentFlagsOf(tokens)
  const pieces: string[] = []
  // For each open element, whether it or an ancestor must be kept verbatim.
  const solid: boolean[] = []
  for (let at = 0; at < tokens.length; at++) {
    const kind = tokens.kinds[at]
    const piece = tokenTextOf(tokens, at)
    const isWithin = solid.at(-1) ?? false
    if (kind === kindNumber.comment) {
      if (keepsComments) pieces.push(piece)
    } else if (kind === kindNumber.text) {
      if (isWithin) pieces.push(withoutCdataEnd(piece, pieces))
    } else if (kind === kindNumber.open) {
      if (flags.ends[at] === at + 1) {
        pieces.push(writeTag(`${piece.slice(0, -1)}/>`, style, ''))
        at++
        continue
      }
      pieces.push(writeTag(piece, style, ''))
      solid.push(isWithin || isVerbatim(flags, at))
    } else if (kind === kindNumber.close) {
      pieces.push(writeClosingTag(piece))
      solid.pop()
    } else pieces.push(kind === kindNumber.empty ? writeTag(piece, style, '') : piece)
  }
  return joinParts(pieces)
}

/** Escapes `>` where removing a comment would produce `]]>`, which isn't allowed in text. */
function withoutCdataEnd(piece: string, before: readonly string[]): string {
  const last = before.at(-1) ?? ''
  const isNext = (piece.startsWith('>') && last.endsWith(']]')) || (piece.startsWith(']>') && last.endsWith(']'))
  return isNext && !last.startsWith('<') ? piece.replace('>', '&gt;') : piece
}

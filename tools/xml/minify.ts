import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { byteCount, textOf } from '#kit/text-of.ts'
import { kindNumber, tokenizeXml } from '#lib/xml/tokens.ts'
import { flagsOf, isSolid } from './layout/content-flags.ts'
import { closingOf, pieceOf } from './layout/format-xml.ts'
import { joinPieces } from './layout/join-pieces.ts'
import { type TagStyle, tagOf } from './layout/write-tag.ts'
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

/** Leaves out the white space between elements, and comments unless they are to stay. */
function minifyXml(xml: string, keepsComments: boolean): string {
  const tokens = tokenizeXml(xml)
  const flags = flagsOf(tokens)
  const pieces: string[] = []
  // Whether the elements around have text of their own, whose blanks count, or are to be kept as they are.
  const solid: boolean[] = []
  for (let at = 0; at < tokens.length; at++) {
    const kind = tokens.kinds[at]
    const piece = pieceOf(tokens, at)
    const isWithin = solid.at(-1) ?? false
    if (kind === kindNumber.comment) {
      if (keepsComments) pieces.push(piece)
    } else if (kind === kindNumber.text) {
      if (isWithin) pieces.push(withoutCdataEnd(piece, pieces))
    } else if (kind === kindNumber.open) {
      if (flags.ends[at] === at + 1) {
        pieces.push(tagOf(`${piece.slice(0, -1)}/>`, style, ''))
        at++
        continue
      }
      pieces.push(tagOf(piece, style, ''))
      solid.push(isWithin || isSolid(flags, at))
    } else if (kind === kindNumber.close) {
      pieces.push(closingOf(piece))
      solid.pop()
    } else pieces.push(kind === kindNumber.empty ? tagOf(piece, style, '') : piece)
  }
  return joinPieces(pieces)
}

/** Where a comment stood between `]]` and `>`, they would become what no text may have. */
function withoutCdataEnd(piece: string, before: readonly string[]): string {
  const last = before.at(-1) ?? ''
  const isNext = (piece.startsWith('>') && last.endsWith(']]')) || (piece.startsWith(']>') && last.endsWith(']'))
  return isNext && !last.startsWith('<') ? piece.replace('>', '&gt;') : piece
}

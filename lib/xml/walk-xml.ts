import type { Params } from '#kit/tool-error.ts'
import type { LineColumn } from '../text/line-column.ts'
import { lineColumnIn, lineColumnsIn } from '../text/line-columns-in.ts'
import { findLoneSurrogate } from '../text-position.ts'
import { Namespaces } from './namespaces.ts'
import { quoteInSentence, SyntaxDetails } from './syntax-details.ts'
import { reasonOf, type SyntaxReason } from './syntax-reasons.ts'
import { kindNumber, tokenizeXml } from './tokens.ts'

/** XML that is not well-formed: the position, the reason, and the params of its sentence. */
export class XmlSyntaxError extends Error {
  override name = 'XmlSyntaxError'
  place: LineColumn
  reason: SyntaxReason
  params: Params

  constructor(place: LineColumn, reason: SyntaxReason, params: Params) {
    super(reason)
    this.place = place
    this.reason = reason
    this.params = params
  }
}

/** Callbacks for the parts of a document, in order. */
export interface XmlHandlers {
  open?: (name: string, attributes: readonly [name: string, value: string][], scope: Namespaces) => void
  close?: (name: string) => void
  text?: (text: string) => void
  cdata?: (text: string) => void
  comment?: (text: string) => void
  instruction?: (target: string, body: string) => void
  declaration?: (attributes: [name: string, value: string][]) => void
  doctype?: (text: string) => void
  /** Called with each error, instead of throwing the first one. */
  error?: (error: XmlSyntaxError) => void
}

/**
 * Parses XML 1.0 (fifth edition) with namespaces, and checks that it is well-formed. Entities that the document
 * declares are not expanded, which prevents entity expansion attacks, and external ones are never read.
 *
 * @throws XmlSyntaxError
 */
export async function walkXml(text: string, handlers: XmlHandlers): Promise<void> {
  const { SaxesParser } = await import('saxes')
  // The parser's own namespace check is quadratic in the depth.
  const parser = new SaxesParser({ xmlns: false })
  const scope = new Namespaces()
  let hasOutside = false
  // The number of characters that escaping lone ampersands has added to the current line.
  let added = { line: 0, length: 0, total: 0 }
  const details = new SyntaxDetails(text)
  const columnIndex = () => parser.columnIndex - (added.line === parser.line ? added.length : 0)
  const offset = () => parser.position - added.total
  const fail = (reason: SyntaxReason, params: Params, place?: LineColumn) => {
    const own = place ?? { line: parser.line, column: Math.max(1, columnIndex()) }
    const error = new XmlSyntaxError(own, reason, params)
    if (!handlers.error) throw error
    handlers.error(error)
  }
  const lone = findLoneSurrogate(text)
  if (lone) fail('character', { character: lone.found }, lineColumnIn(text, lone.position - 1))
  let blamedAt = -1
  parser.on('error', ({ message }) => {
    // An external DTD or parameter entity is not read, and may declare the entity.
    if (hasOutside && message.includes('undefined entity')) return
    const reason = reasonOf(message)
    // A closing tag closes all elements up to its own, and the end all that are open: the innermost one is to blame.
    if (reason === 'mismatched' || reason === 'unmatched' || reason === 'unclosed') {
      if (blamedAt === parser.position) return
      blamedAt = parser.position
    }
    fail(reason, details.paramsOf(reason, message, offset()))
  })
  parser.on('doctype', (doctype) => {
    for (const [, name = ''] of doctype.matchAll(/<!ENTITY\s+([^\s%"'<>&;]{1,100})\s/g))
      parser.ENTITIES[name] = `&${name};`
    hasOutside = /^\s*\S+\s+(?:SYSTEM|PUBLIC)\b/.test(doctype) || /<!ENTITY\s+%/.test(doctype)
    handlers.doctype?.(doctype)
  })
  parser.on('opentagstart', ({ name }) => details.enter(name, { line: parser.line, column: columnIndex() }, offset()))
  parser.on('opentag', ({ name, attributes }) => {
    const listed = Object.entries(attributes)
    for (const { reason, name: wrong } of scope.enter(name, listed)) fail(reason, { name: quoteInSentence(wrong) })
    handlers.open?.(name, listed, scope)
  })
  parser.on('closetag', ({ name }) => {
    handlers.close?.(name)
    scope.leave()
    details.leave()
  })
  parser.on('xmldecl', ({ version, encoding, standalone }) => {
    const given = Object.entries({ version, encoding, standalone })
    handlers.declaration?.(
      given.flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, value]])),
    )
  })
  if (handlers.text) parser.on('text', handlers.text)
  if (handlers.cdata) parser.on('cdata', handlers.cdata)
  if (handlers.comment) parser.on('comment', handlers.comment)
  if (handlers.instruction)
    parser.on('processinginstruction', ({ target, body }) => handlers.instruction?.(target, body))
  const singles = singleAmpersands(text)
  const places = lineColumnsIn(text, singles)
  let start = 0
  for (const [number, single] of [...singles, text.length].entries()) {
    for (let at = start; at < single; at += pieceLength)
      parser.write(text.slice(at, Math.min(at + pieceLength, single)))
    const place = places[number]
    if (!place) break
    fail('entity', { entity: '&' }, place)
    // Otherwise the parser would search all of the rest for the end of an entity.
    parser.write(escaped)
    const length = (added.line === parser.line ? added.length : 0) + escaped.length - 1
    added = { line: parser.line, length, total: added.total + escaped.length - 1 }
    start = single + 1
  }
  parser.close()
}

/** In UTF-16 units. */
const pieceLength = 2 ** 20

const escaped = '&amp;'

/** Finds ampersands that do not begin a reference, outside of CDATA and comments. */
function singleAmpersands(text: string): number[] {
  if (!single.test(text)) return []
  const tokens = tokenizeXml(text)
  const ampersands: number[] = []
  for (let token = 0; token < tokens.length && ampersands.length < maxSingle; token++) {
    const kind = tokens.kinds[token]
    if (kind !== kindNumber.text && kind !== kindNumber.open && kind !== kindNumber.empty) continue
    const start = tokens.starts[token] ?? 0
    const piece = text.slice(start, tokens.starts[token + 1])
    if (!piece.includes('&')) continue
    for (const { index } of piece.matchAll(allSingle)) ampersands.push(start + index)
  }
  return ampersands
}

const maxSingle = 1000

/** The same pattern with and without the flag g. */
const single = /&(?!(?:[\p{L}_:][\p{L}\p{N}._:-]{0,100}|#\d{1,7}|#x[\dA-Fa-f]{1,6});)/u
const allSingle = /&(?!(?:[\p{L}_:][\p{L}\p{N}._:-]{0,100}|#\d{1,7}|#x[\dA-Fa-f]{1,6});)/gu

import {
  childrenOf,
  firstByteOf,
  type JsonIndex,
  openBrace,
  openBracket,
  quote,
  sourceOf,
} from '#lib/json/json-index.ts'
import { textOfString } from '#lib/json/strings.ts'
import { maxTextLength } from '#lib/json/write.ts'
import { errors } from '../errors.ts'
import { isPlain, quoted } from './scalar-styles.ts'
import { type Style, spaces, writeString } from './string.ts'

interface DocumentsStyle extends Style {
  documents: 'one' | 'many'
  /** The keys to leave out. */
  overridden: Set<number>
}

/**
 * Writes JSON as one document, or each item of its array as one. An empty array gives no documents, only a comment.
 *
 * @throws tooLarge
 */
export function writeDocuments(index: JsonIndex, { documents, overridden, ...style }: DocumentsStyle): string {
  if (documents === 'one' || firstByteOf(index, 0) !== openBracket) return writeValue(index, 0, style, overridden)
  const items = childrenOf(index, 0)
  if (items.length === 0) return '# []\n'
  return items.map((item) => writeValue(index, item, style, overridden)).join('---\n')
}

/** A container in progress. */
interface Frame {
  isObject: boolean
  /** The token after its contents. */
  end: number
  column: number
  /** Whether its first child goes on the current line. */
  continuesLine: boolean
}

/**
 * Writes a JSON value as a YAML block that ends with a line break. Without recursion, so that only the length of the
 * text limits nesting.
 *
 * @throws tooLarge
 */
function writeValue(index: JsonIndex, root: number, style: Style, overridden: Set<number>): string {
  const frames: Frame[] = []
  const end = index.nexts[root] ?? 0
  let text = ''
  for (let token = root; token < end; ) {
    while (frames.at(-1)?.end === token) frames.pop()
    const frame = frames.at(-1)
    if (frame?.isObject && overridden.has(token)) {
      token = index.nexts[token + 1] ?? end
      continue
    }
    if (frame && text.length + frame.column > maxTextLength - 1000) throw errors.tooLarge()
    if (frame) text += beginLine(frame)
    if (frame?.isObject) text += writeKeyOf(index, token++, frame, style)
    else if (frame) text += `-${spaces(itemOffsetOf(style) - 1)}`

    const child = openChild(index, token, frame, style)
    if (child) frames.push(child)
    else text += (frame?.isObject ? ' ' : '') + writeLeaf(index, token, frame, style)
    token = child ? token + 1 : (index.nexts[token] ?? end)
  }
  return `${text}\n`
}

function beginLine(frame: Frame): string {
  const start = frame.continuesLine ? '' : `\n${spaces(frame.column)}`
  frame.continuesLine = false
  return start
}

/** The distance from a dash to its item: at least a dash and a space. */
const itemOffsetOf = ({ indent }: Style): number => Math.max(indent, 2)

function writeKeyOf(index: JsonIndex, token: number, { column }: Frame, style: Style): string {
  const key = writeKey(textOfString(index, token), style)
  return isLongKey(key) ? `? ${key}\n${spaces(column)}:` : `${key}:`
}

/** Opens the container at a token; undefined if it is empty or a scalar. */
function openChild(index: JsonIndex, token: number, parent: Frame | undefined, style: Style): Frame | undefined {
  const byte = firstByteOf(index, token)
  const end = index.nexts[token] ?? 0
  if ((byte !== openBrace && byte !== openBracket) || end === token + 1) return undefined
  const isObject = byte === openBrace
  if (!parent) return { isObject, end, column: 0, continuesLine: true }
  const column = parent.column + (parent.isObject ? style.indent : itemOffsetOf(style))
  return { isObject, end, column, continuesLine: !parent.isObject }
}

function writeLeaf(index: JsonIndex, token: number, frame: Frame | undefined, style: Style): string {
  const byte = firstByteOf(index, token)
  if (byte === openBrace) return '{}'
  if (byte === openBracket) return '[]'
  if (byte !== quote) return writeNumber(sourceOf(index, token))
  return writeString(textOfString(index, token), frame?.column, style)
}

/** Writes a key, quoted only if necessary. */
const writeKey = (key: string, { quotes }: Style): string => (isPlain(key) ? key : quoted(key, quotes))

/** Whether a written key needs a question mark: YAML 1.2, 7.4.2, limits simple keys to 1024 characters. */
const isLongKey = (written: string): boolean => written.length > 1000

/**
 * Writes a JSON number or literal, keeping all digits. In YAML 1.1 a number with an exponent needs a decimal point and
 * a sign of the exponent, or it is text; YAML 1.2 accepts either.
 */
function writeNumber(lexeme: string): string {
  const [, mantissa = '', e = '', exponent = ''] = /^(-?\d[\d.]*)([eE])(.+)$/.exec(lexeme) ?? []
  if (mantissa === '') return lexeme
  return `${mantissa}${mantissa.includes('.') ? '' : '.0'}${e}${/^\d/.test(exponent) ? '+' : ''}${exponent}`
}

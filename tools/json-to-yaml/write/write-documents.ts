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
  /** The keys that are left out. */
  overridden: Set<number>
}

/**
 * Writes JSON as one document, or each item of its list as one. A list without items has no documents, which a comment says.
 *
 * @throws tooLarge
 */
export function writeDocuments(index: JsonIndex, { documents, overridden, ...style }: DocumentsStyle): string {
  if (documents === 'one' || firstByteOf(index, 0) !== openBracket) return writeValue(index, 0, style, overridden)
  const items = childrenOf(index, 0)
  if (items.length === 0) return '# []\n'
  return items.map((item) => writeValue(index, item, style, overridden)).join('---\n')
}

/** A container that is being written. */
interface Frame {
  isObject: boolean
  /** The token after all that it holds. */
  end: number
  column: number
  /** Whether its first child stands on the line that is begun already. */
  isFresh: boolean
}

/**
 * Writes a value of JSON and all that it holds as a block of YAML that ends with a line break. Without recursion: nesting
 * has no limit but the length of the text.
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
    else if (frame) text += `-${spaces(stepOf(style) - 1)}`

    const child = openChild(index, token, frame, style)
    if (child) frames.push(child)
    else text += (frame?.isObject ? ' ' : '') + writeLeaf(index, token, frame, style)
    token = child ? token + 1 : (index.nexts[token] ?? end)
  }
  return `${text}\n`
}

function beginLine(frame: Frame): string {
  const start = frame.isFresh ? '' : `\n${spaces(frame.column)}`
  frame.isFresh = false
  return start
}

/** How far an item is from its dash's column: the dash needs a space. */
const stepOf = ({ indent }: Style): number => Math.max(indent, 2)

function writeKeyOf(index: JsonIndex, token: number, { column }: Frame, style: Style): string {
  const key = writeKey(textOfString(index, token), style)
  return isLongKey(key) ? `? ${key}\n${spaces(column)}:` : `${key}:`
}

/** The container that begins at a token, where it holds anything. */
function openChild(index: JsonIndex, token: number, parent: Frame | undefined, style: Style): Frame | undefined {
  const byte = firstByteOf(index, token)
  const end = index.nexts[token] ?? 0
  if ((byte !== openBrace && byte !== openBracket) || end === token + 1) return undefined
  const isObject = byte === openBrace
  if (!parent) return { isObject, end, column: 0, isFresh: true }
  const column = parent.column + (parent.isObject ? style.indent : stepOf(style))
  return { isObject, end, column, isFresh: !parent.isObject }
}

function writeLeaf(index: JsonIndex, token: number, frame: Frame | undefined, style: Style): string {
  const byte = firstByteOf(index, token)
  if (byte === openBrace) return '{}'
  if (byte === openBracket) return '[]'
  if (byte !== quote) return writeNumber(sourceOf(index, token))
  return writeString(textOfString(index, token), frame?.column, style)
}

/** Writes a key, quoted only where it must be. */
const writeKey = (key: string, { quotes }: Style): string => (isPlain(key) ? key : quoted(key, quotes))

/** Says whether a key as it is written needs a question mark before it: YAML 1.2, 7.4.2, lets simple ones have 1024 signs. */
const isLongKey = (written: string): boolean => written.length > 1000

/**
 * Writes a number of JSON, or one of its words, with every digit as it stands. Readers of YAML 1.1 take an exponent only
 * beside a point and with its sign, or the number for text; to those of 1.2 it is all the same.
 */
function writeNumber(lexeme: string): string {
  const [, mantissa = '', e = '', exponent = ''] = /^(-?\d[\d.]*)([eE])(.+)$/.exec(lexeme) ?? []
  if (mantissa === '') return lexeme
  return `${mantissa}${mantissa.includes('.') ? '' : '.0'}${e}${/^\d/.test(exponent) ? '+' : ''}${exponent}`
}

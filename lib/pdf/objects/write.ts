import { joinBytes } from '../../join-bytes.ts'
import { Box, type Dict, PdfString, Stream, type Value } from './value.ts'

/**
 * Writes a PDF of everything that its catalog and its information lead to, and of nothing else (ISO 32000-2, 7.5). The
 * same objects give the same bytes.
 */
export function writeObjects(root: Box, info?: Box): Uint8Array<ArrayBuffer> {
  const numbers = new Map<Box, number>()
  const queue: Box[] = []
  const numberOf = (box: Box): number => {
    const number = numbers.get(box)
    if (number !== undefined) return number
    queue.push(box)
    numbers.set(box, queue.length)
    return queue.length
  }
  const trailer: Dict = new Map<string, Value>([['Root', root], ...(info ? ([['Info', info]] as const) : [])])
  const end = written(trailer, numberOf)

  // The second line tells programs that the file is not text.
  const parts: Uint8Array[] = [encode('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')]
  let length = parts[0]?.length ?? 0
  const push = (part: Uint8Array) => {
    parts.push(part)
    length += part.length
  }
  const offsets: number[] = []
  // It grows while it is gone through.
  for (const box of queue) {
    offsets.push(length)
    const { value } = box
    if (value instanceof Stream) {
      const dict = new Map(value.dict).set('Length', value.bytes.length)
      push(encode(`${offsets.length} 0 obj\n${written(dict, numberOf)}\nstream\n`))
      push(value.bytes)
      push(encode('\nendstream\nendobj\n'))
    } else push(encode(`${offsets.length} 0 obj\n${written(value, numberOf)}\nendobj\n`))
  }
  const lines = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  const size = offsets.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${lines.join('')}`
  const last = `trailer\n${end.replace(/>>$/, `/Size ${size}>>`)}\nstartxref\n${length}\n%%EOF\n`
  push(encode(table + last))
  return joinBytes(...parts)
}

/** Collects the objects that a value references, itself included, except visited ones. */
export function collectObjects(value: Value, visited: Set<Box>): Box[] {
  const boxes: Box[] = []
  const waiting: Value[] = [value]
  while (waiting.length > 0) {
    const next = waiting.pop() ?? null
    if (next instanceof Box) {
      if (visited.has(next)) continue
      visited.add(next)
      boxes.push(next)
      waiting.push(next.value)
    } else if (Array.isArray(next)) for (const item of next) waiting.push(item)
    else if (next instanceof Map) for (const item of next.values()) waiting.push(item)
    else if (next instanceof Stream) for (const item of next.dict.values()) waiting.push(item)
  }
  return boxes
}

/** About how many bytes an object takes in a file. */
export function sizeOf({ value }: Box): number {
  const overhead = 40
  if (value instanceof Stream) return overhead + value.bytes.length + written(value.dict, () => 1).length
  return overhead + written(value, () => 1).length
}

function written(value: Value, numberOf: (box: Box) => number): string {
  const parts: string[] = []
  const write = (value: Value): void => {
    if (value instanceof Box) parts.push(` ${numberOf(value)} 0 R`)
    else if (value instanceof PdfString) parts.push(writtenText(value.bytes))
    else if (typeof value === 'string') parts.push(writtenName(value))
    else if (typeof value === 'number') parts.push(' ', writtenNumber(value))
    else if (Array.isArray(value)) {
      parts.push('[')
      for (const item of value) write(item)
      parts.push(']')
    } else if (value instanceof Map) {
      parts.push('<<')
      for (const [key, item] of value) {
        if (item === null) continue
        parts.push(writtenName(key))
        write(item)
      }
      parts.push('>>')
    } else parts.push(` ${value instanceof Stream ? 'null' : String(value)}`)
  }
  write(value)
  return parts.join('')
}

function writtenNumber(value: number): string {
  if (Number.isInteger(value) && Math.abs(value) < 1e15) return String(value)
  return Number.isFinite(value) ? withoutZeros(value.toFixed(6)) : '0'
}

/** Without zeros at the end of a fraction. */
function withoutZeros(digits: string): string {
  let end = digits.length
  while (digits[end - 1] === '0') end--
  return digits.slice(0, digits[end - 1] === '.' ? end - 1 : end)
}

const writtenName = (name: string): string =>
  `/${name.replaceAll(/[^\x21-\x7e]|[()<>[\]{}/%#]/g, (letter) => `#${hex(letter.charCodeAt(0))}`)}`

const writtenText = (bytes: string): string =>
  /^[\x20-\x7e]*$/.test(bytes)
    ? `(${bytes.replaceAll(/[()\\]/g, '\\$&')})`
    : `<${Array.from(bytes, (letter) => hex(letter.charCodeAt(0))).join('')}>`

const hex = (byte: number): string => byte.toString(16).padStart(2, '0')

const encode = (latin1: string): Uint8Array => Uint8Array.from(latin1, (character) => character.charCodeAt(0))

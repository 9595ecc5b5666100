import { joinBytes } from '../../join-bytes.ts'
import { type Dict, IndirectObject, PdfString, Stream, type Value } from './value.ts'

/**
 * Writes a PDF of all objects that are reachable from its catalog and document information (ISO 32000-2, 7.5). The same
 * objects give the same bytes.
 */
export function writeObjects(root: IndirectObject, info?: IndirectObject): Uint8Array<ArrayBuffer> {
  const numbers = new Map<IndirectObject, number>()
  const queue: IndirectObject[] = []
  const numberOf = (object: IndirectObject): number => {
    const number = numbers.get(object)
    if (number !== undefined) return number
    queue.push(object)
    numbers.set(object, queue.length)
    return queue.length
  }
  const trailer: Dict = new Map<string, Value>([['Root', root], ...(info ? ([['Info', info]] as const) : [])])
  const end = serialize(trailer, numberOf)

  // The second line marks the file as binary.
  const parts: Uint8Array[] = [encode('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')]
  let length = parts[0]?.length ?? 0
  const push = (part: Uint8Array) => {
    parts.push(part)
    length += part.length
  }
  const offsets: number[] = []
  // The queue grows during the loop.
  for (const object of queue) {
    offsets.push(length)
    const { value } = object
    if (value instanceof Stream) {
      const dict = new Map(value.dict).set('Length', value.bytes.length)
      push(encode(`${offsets.length} 0 obj\n${serialize(dict, numberOf)}\nstream\n`))
      push(value.bytes)
      push(encode('\nendstream\nendobj\n'))
    } else push(encode(`${offsets.length} 0 obj\n${serialize(value, numberOf)}\nendobj\n`))
  }
  const lines = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  const size = offsets.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${lines.join('')}`
  const last = `trailer\n${end.replace(/>>$/, `/Size ${size}>>`)}\nstartxref\n${length}\n%%EOF\n`
  push(encode(table + last))
  return joinBytes(...parts)
}

/** Collects the objects that a value references, itself included, except visited ones. */
export function collectObjects(value: Value, visited: Set<IndirectObject>): IndirectObject[] {
  const objects: IndirectObject[] = []
  const waiting: Value[] = [value]
  while (waiting.length > 0) {
    const next = waiting.pop() ?? null
    if (next instanceof IndirectObject) {
      if (visited.has(next)) continue
      visited.add(next)
      objects.push(next)
      waiting.push(next.value)
    } else if (Array.isArray(next)) for (const item of next) waiting.push(item)
    else if (next instanceof Map) for (const item of next.values()) waiting.push(item)
    else if (next instanceof Stream) for (const item of next.dict.values()) waiting.push(item)
  }
  return objects
}

/** Estimates the bytes of an object in a file. */
export function sizeOf({ value }: IndirectObject): number {
  const overhead = 40
  if (value instanceof Stream) return overhead + value.bytes.length + serialize(value.dict, () => 1).length
  return overhead + serialize(value, () => 1).length
}

function serialize(value: Value, numberOf: (object: IndirectObject) => number): string {
  const parts: string[] = []
  const write = (value: Value): void => {
    if (value instanceof IndirectObject) parts.push(` ${numberOf(value)} 0 R`)
    else if (value instanceof PdfString) parts.push(serializeText(value.bytes))
    else if (typeof value === 'string') parts.push(serializeName(value))
    else if (typeof value === 'number') parts.push(' ', serializeNumber(value))
    else if (Array.isArray(value)) {
      parts.push('[')
      for (const item of value) write(item)
      parts.push(']')
    } else if (value instanceof Map) {
      parts.push('<<')
      for (const [key, item] of value) {
        if (item === null) continue
        parts.push(serializeName(key))
        write(item)
      }
      parts.push('>>')
    } else parts.push(` ${value instanceof Stream ? 'null' : String(value)}`)
  }
  write(value)
  return parts.join('')
}

function serializeNumber(value: number): string {
  if (Number.isInteger(value) && Math.abs(value) < 1e15) return String(value)
  return Number.isFinite(value) ? trimTrailingZeros(value.toFixed(6)) : '0'
}

/** Removes trailing zeros of a fraction. */
function trimTrailingZeros(digits: string): string {
  let end = digits.length
  while (digits[end - 1] === '0') end--
  return digits.slice(0, digits[end - 1] === '.' ? end - 1 : end)
}

const serializeName = (name: string): string =>
  `/${name.replaceAll(/[^\x21-\x7e]|[()<>[\]{}/%#]/g, (letter) => `#${hex(letter.charCodeAt(0))}`)}`

const serializeText = (bytes: string): string =>
  /^[\x20-\x7e]*$/.test(bytes)
    ? `(${bytes.replaceAll(/[()\\]/g, '\\$&')})`
    : `<${Array.from(bytes, (letter) => hex(letter.charCodeAt(0))).join('')}>`

const hex = (byte: number): string => byte.toString(16).padStart(2, '0')

const encode = (latin1: string): Uint8Array => Uint8Array.from(latin1, (character) => character.charCodeAt(0))

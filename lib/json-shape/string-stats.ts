import { readKey } from './read-key.ts'
import type { StringFormat } from './shape.ts'
import { formatsOf } from './string-formats.ts'

/** What was observed of the strings at a place. */
export class StringStats {
  private count = 0
  private formats = allFormats
  /** The distinct values, by their bytes; dropped once they are too many. */
  private values: SeenValue[] | undefined = []

  /** Adds the string between two byte offsets, without its quotes. */
  add(bytes: Uint8Array, start: number, end: number): void {
    this.count++
    if (this.formats !== 0) this.formats &= formatsOf(bytes, start, end, this.formats)
    if (!this.values) return
    const same = this.values.find((value) => isSame(value, bytes, start, end))
    if (same) same.count++
    else this.keep({ bytes, start, end, count: 1 })
  }

  merge(other: StringStats): void {
    this.count += other.count
    this.formats &= other.formats
    if (!other.values) this.values = undefined
    for (const value of other.values ?? []) {
      const same = this.values?.find((own) => isSame(own, value.bytes, value.start, value.end))
      if (same) same.count += value.count
      else this.keep({ ...value })
    }
  }

  get format(): StringFormat | undefined {
    return formatNames.find((_, at) => (this.formats & (1 << at)) !== 0)
  }

  /**
   * Lists the values where they look like an enum: two to eight words without spaces that occur at least 20 times
   * together, five times on average and each more than once.
   */
  get literals(): string[] | undefined {
    const { values = [], count } = this
    if (this.format || values.length < 2 || count < 20 || count < values.length * 5) return undefined
    if (values.some((value) => value.count < 2)) return undefined
    const texts = values.map(({ bytes, start, end }) => readKey(bytes, start, end))
    return new Set(texts).size === texts.length && texts.every((text) => word.test(text)) ? texts : undefined
  }

  private keep(value: SeenValue): void {
    if (this.values && this.values.length < maxLiterals && value.end - value.start <= maxLiteralLength) {
      this.values.push(value)
    } else this.values = undefined
  }
}

interface SeenValue {
  bytes: Uint8Array
  start: number
  end: number
  count: number
}

const formatNames: StringFormat[] = ['date', 'date-time', 'time', 'uuid', 'url', 'email']
const allFormats = (1 << formatNames.length) - 1
const [maxLiterals, maxLiteralLength] = [8, 48]

/** A word that begins with a letter, as enum values do. */
const word = /^\p{L}[\p{L}\p{M}\p{N}_.:/-]*$/u

function isSame(value: SeenValue, bytes: Uint8Array, start: number, end: number): boolean {
  if (value.end - value.start !== end - start) return false
  for (let at = start, other = value.start; at < end; at++, other++) {
    if (bytes[at] !== value.bytes[other]) return false
  }
  return true
}

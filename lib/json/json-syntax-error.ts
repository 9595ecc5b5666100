import { codePointNotation } from '../code-point.ts'
import { type LineColumn, lineColumnsOf } from '../text/line-column.ts'

/** A JSON syntax error (RFC 8259): the offset and token at which parsing failed, and what was expected. */
export class JsonSyntaxError extends Error {
  override name = 'JsonSyntaxError'
  /** In bytes. */
  offset: number
  position: LineColumn
  /** The character or word at the offset; EOF at the end of the text. */
  found: string
  /** The characters that JSON allows there: `, }`. */
  expected: string

  constructor(bytes: Uint8Array, offset: number, expected: string, unexpected = foundAt(bytes, offset)) {
    super(`${unexpected} found; expected: ${expected}`)
    this.offset = offset
    this.position = lineColumnsOf(bytes, [offset])[0] ?? { line: 1, column: 1 }
    this.found = unexpected
    this.expected = expected
  }

  /** The params of a tool's own error. */
  get params() {
    return { ...this.position, found: this.found, expected: this.expected }
  }
}

/** A whole word or one character; an invisible one by its code point. */
function foundAt(bytes: Uint8Array, offset: number): string {
  if (offset >= bytes.length) return 'EOF'
  const [unexpected = ''] = visible.exec(new TextDecoder().decode(bytes.subarray(offset, offset + 24))) ?? []
  const code = unexpected.codePointAt(0) ?? bytes[offset] ?? 0
  return /[\p{C}\p{Z}]/u.test(unexpected) ? codePointNotation(code) : unexpected
}

const visible = /^(?:[\p{L}_$][\p{L}\p{N}_$]*|.)/su

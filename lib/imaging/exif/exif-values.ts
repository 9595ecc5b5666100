interface FieldShape {
  type: number
  count: number
  isLittle: boolean
}

/** The limit on the numbers of one field; of longer ones only the size is shown. */
const maxNumbers = 16

/** The limit on the characters of one field. */
const maxText = 10_000

/** Formats the value of a field as text. */
export function formatFieldValue(view: DataView, shape: FieldShape, tag: number): { value: string; numbers: number[] } {
  const { type, count } = shape
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength)
  const text = textIn(bytes, shape, tag)
  if (text !== undefined) return { value: text, numbers: [] }
  if (type === 7 || count > maxNumbers) return { value: `${bytes.length} B`, numbers: [] }
  const parts = Array.from({ length: count }, (_, at) => numberAt(view, at, shape))
  return { value: parts.map(({ written }) => written).join(', '), numbers: parts.map(({ number }) => number) }
}

function textIn(bytes: Uint8Array, { type, isLittle }: FieldShape, tag: number): string | undefined {
  if (type === 2 || type === 129) return tidy(decodeText(bytes))
  // Windows writes these in UTF-16.
  if (tag >= 0x9c9b && tag <= 0x9c9f) return tidy(new TextDecoder('utf-16le').decode(bytes))
  // Versions are four digits; comments begin with eight bytes that name their charset.
  if (tag === 0x9000 || tag === 0xa000) return tidy(decodeText(bytes))
  if (type === 7 && (tag === 0x9286 || tag === 0x1b || tag === 0x1c)) {
    const charset = decodeText(bytes.subarray(0, 8))
    const isWide = charset.startsWith('UNICODE')
    const rest = bytes.subarray(8)
    return tidy(isWide ? new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(rest) : decodeText(rest))
  }
  return undefined
}

/** ASCII by the standard, UTF-8 from most cameras, Latin-1 from some. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('latin1').decode(bytes)
  }
}

/** Cuts a text at its first NUL, and trims the spaces that pad it. */
const tidy = (text: string): string => (text.split('\0', 1)[0] ?? '').slice(0, maxText).trim()

function numberAt(view: DataView, index: number, { type, isLittle }: FieldShape): { written: string; number: number } {
  const plain = (number: number) => ({ written: String(number), number })
  switch (type) {
    case 3:
      return plain(view.getUint16(2 * index, isLittle))
    case 4:
      return plain(view.getUint32(4 * index, isLittle))
    case 5:
      return fraction(view.getUint32(8 * index, isLittle), view.getUint32(8 * index + 4, isLittle))
    case 6:
      return plain(view.getInt8(index))
    case 8:
      return plain(view.getInt16(2 * index, isLittle))
    case 9:
      return plain(view.getInt32(4 * index, isLittle))
    case 10:
      return fraction(view.getInt32(8 * index, isLittle), view.getInt32(8 * index + 4, isLittle))
    case 11:
      return plain(view.getFloat32(4 * index, isLittle))
    case 12:
      return plain(view.getFloat64(8 * index, isLittle))
    default:
      return plain(view.getUint8(index))
  }
}

/**
 * Unit fractions such as exposure times stay fractions, as photographers write them; other rationals are rounded to six
 * decimals.
 */
function fraction(above: number, below: number): { written: string; number: number } {
  const number = above / below
  if (below === 0) return { written: `${above}/0`, number }
  if (above > 0 && above < below && below % above === 0) return { written: `1/${below / above}`, number }
  return { written: String(Number(number.toFixed(6))), number }
}

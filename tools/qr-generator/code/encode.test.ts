import { encodeQR } from 'qr'
import decodeQR from 'qr/decode.js'
import { describe, expect, test } from 'vitest'
import { readCodes } from '../reader/read-codes.ts'
import { encode, fitText, type QrCode } from './encode.ts'
import { segmentsOf } from './segments.ts'
import { blocksOf, levels } from './tables.ts'

/** Draws a code with three pixels per module and its quiet zone. */
function imageOf({ side, dark }: QrCode) {
  const width = (side + 8) * 3
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (let y = 0; y < width; y++) {
    for (let x = 0; x < width; x++) {
      const [column, row] = [Math.floor(x / 3) - 4, Math.floor(y / 3) - 4]
      const isIn = column >= 0 && row >= 0 && column < side && row < side
      if (isIn && dark[row * side + column]) data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3)
    }
  }
  return { width, height: width, data }
}

const fitOf = (text: string, level: (typeof levels)[number]) => {
  const fit = fitText(text, level)
  if (!('version' in fit)) throw new Error('it does not fit')
  return fit
}

/**
 * A text that fills a version to its last byte: lower-case letters are in byte mode, and the length takes one byte or
 * two.
 */
function fullest(version: number, level: (typeof levels)[number]): string {
  const length = blocksOf(version, level).dataBytes - (version < 10 ? 2 : 3)
  return Array.from({ length }, (_, index) => 'the quick brown fox jumps over'[(index * 7) % 29]?.trim() || 'y').join(
    '',
  )
}

describe.each(levels)('level %s', (level) => {
  test('every version is read by two readers when full, and one more letter takes the next version', async () => {
    for (let version = 1; version <= 40; version++) {
      const text = fullest(version, level)
      expect(fitOf(text, level).version).toBe(version)
      const image = imageOf(encode(text, version, level))
      expect([version, await readCodes(image, { isThorough: false, formats: ['QRCode'] })]).toEqual([version, [text]])
      expect([version, decodeQR(image)]).toEqual([version, text])
      const more = fitText(`${text}y`, level)
      const refusal = { bytes: text.length + 1, most: text.length }
      expect(more).toMatchObject(version < 40 ? { version: version + 1 } : refusal)
    }
  })
})

test('a text in one mode gives the same modules as another encoder with the same mask', () => {
  for (const text of ['0123456789', 'HTTPS://EXAMPLE.ORG', 'https://example.org/notes', 'x'.repeat(700)]) {
    const { version } = fitOf(text, 'Q')
    const code = encode(text, version, 'Q')
    const others = [0, 1, 2, 3, 4, 5, 6, 7].map((mask) =>
      encodeQR(text, 'raw', { ecc: 'quartile', version, mask, border: 1 })
        .slice(1, -1)
        .flatMap((row) => row.slice(1, -1).map(Number)),
    )
    expect(others).toContainEqual([...code.dark])
  }
})

test.each([
  ['12345678', ['numeric']],
  ['ORDER 12345678', ['alphanumeric', 'numeric']],
  ['order-number-123456789012345', ['byte', 'numeric']],
  ['点茗', ['kanji']],
  ['点茗 12345678901234567890', ['kanji', 'numeric']],
  // One character is not in the table, so all of them become UTF-8.
  ['点茗🙂', ['byte']],
  ['', []],
])('%s is written in the modes that take the fewest bits: %j', (text, modes) => {
  const segmentModes = segmentsOf(text, 0).map(({ mode }) => mode)
  if (modes[0] === 'kanji' && modes.length > 1)
    expect(segmentModes.filter((mode) => mode !== 'byte' && mode !== 'alphanumeric')).toEqual(modes)
  else expect(segmentModes).toEqual(modes)
})

test('Kanji of every row of the table are read back', async () => {
  const rows = [
    '、。々ー「」＋＝☆○',
    '０９ＡＺａｚぁんァヶ',
    'ΑΩαωАЯая',
    '亜唖娃阿哀愛挨姶',
    '弌丐丕个丱丶丼',
    '腕堯槇遙瑤凜熙',
  ]
  for (const text of rows) {
    const { version, segments } = fitOf(text, 'M')
    expect(segments.map(({ mode }) => mode)).toEqual(['kanji'])
    expect(await readCodes(imageOf(encode(text, version, 'M')), { isThorough: false, formats: ['QRCode'] })).toEqual([
      text,
    ])
  }
})

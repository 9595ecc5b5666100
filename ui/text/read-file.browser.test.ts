import { expect, test } from 'vitest'
import { isHeld } from './held-text.ts'
import { maxEditedLength } from './long-text.ts'
import { readFile } from './read-file.ts'

const gbk = [0xd6, 0xd0, 0xce, 0xc4]
const ascii = (length: number) => 'x'.repeat(length)

async function readAs(parts: BlobPart[], name = 'a.txt', chosen?: Parameters<typeof readFile>[1]) {
  const read = await readFile(new File(parts, name), chosen)
  if (read.is === 'binary') return read.kind.en
  const { text, charset, isDamaged } = read
  const held = isHeld(text)
  return { text: (held ? await text.text() : String(text)).replace(/x+/, '…'), held, charset, isDamaged }
}

test.each([
  ['a short text in GBK', [Uint8Array.from(gbk)], { text: '中文', held: false, charset: 'gb18030' }],
  ['UTF-8 with a mark', ['\uFEFFhi'], { text: 'hi', held: false, charset: 'utf-8' }],
  ['a long text in UTF-8', [ascii(maxEditedLength), '中文'], { text: '…中文', held: true, charset: 'utf-8' }],
  [
    'a long text in GBK, which begins as ASCII',
    [ascii(maxEditedLength), Uint8Array.from(gbk)],
    { text: '…中文', held: true, charset: 'gb18030' },
  ],
  [
    'a long text in UTF-16',
    [Uint8Array.of(0xff, 0xfe), Uint16Array.from({ length: maxEditedLength }, () => 0x78), Uint8Array.of(0x2d, 0x4e)],
    { text: '…中', held: true, charset: 'utf-16le' },
  ],
] as [string, BlobPart[], object][])('%s is read', async (_, parts, expected) => {
  expect(await readAs(parts)).toEqual({ ...expected, isDamaged: false })
})

test('what breaks far behind is said to be damaged where nothing else fits', async () => {
  expect(await readAs([ascii(maxEditedLength), Uint8Array.of(0xff), '\0\0'])).toEqual({
    text: '…\uFFFD\0\0',
    held: true,
    charset: 'utf-8',
    isDamaged: true,
  })
})

test('U+FFFD that a text has itself is no damage, however long the text is', async () => {
  for (const length of [1, maxEditedLength]) {
    expect(await readAs([ascii(length), '\uFFFD中'])).toMatchObject({ text: '…\uFFFD中', isDamaged: false })
    const gb = Uint8Array.of(0x84, 0x31, 0xa4, 0x37)
    const damaged = Uint8Array.of(0x84, 0x31, 0xa4, 0x37, 0x81)
    expect(await readAs([ascii(length), gb], 'a.txt', 'gb18030')).toMatchObject({ isDamaged: false })
    expect(await readAs([ascii(length), damaged], 'a.txt', 'gb18030')).toMatchObject({ isDamaged: true })
  }
})

test('a charset that was chosen is used for short texts and long ones', async () => {
  const bytes = Uint8Array.from(gbk)
  expect(await readAs([bytes], 'a.txt', 'big5')).toMatchObject({ charset: 'big5', isDamaged: false })
  expect(await readAs([bytes], 'a.txt', 'utf-8')).toMatchObject({ text: '����', isDamaged: true })
  expect(await readAs([ascii(maxEditedLength), bytes], 'a.txt', 'utf-8')).toMatchObject({
    text: '…����',
    isDamaged: true,
  })
})

test('an image is none, however long', async () => {
  const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d)
  expect(await readAs([png], 'photo.txt')).toBe('an image (PNG)')
  expect(await readAs([png, new Uint8Array(maxEditedLength)], 'photo.txt')).toBe('an image (PNG)')
})

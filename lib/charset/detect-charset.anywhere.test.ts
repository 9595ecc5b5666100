import { expect, test } from 'vitest'
import { detectCharset } from './detect-charset.ts'
import { decodeAs, readText } from './read-text.ts'
import { encodeText } from './text-encoding.ts'

const simplified = '《红楼梦》第一回：甄士隐梦幻识通灵，贾雨村风尘怀闺秀。此开卷第一回也。'
const traditional = '人生到處知何似，應似飛鴻踏雪泥。泥上偶然留指爪，鴻飛那復計東西。'
const japanese = '吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。カタカナも。'
const french = 'Longtemps, je me suis couché de bonne heure. « À peine ma bougie éteinte, mes yeux se fermaient. »'

/** Encodes in charsets for most of which the platform has no encoder. */
function bytesOf(text: string, charset: 'gbk' | 'big5' | 'shift_jis' | 'latin1'): Uint8Array {
  const bytes = encodeText(text, charset)
  if (!(bytes instanceof Uint8Array)) throw new Error(`${charset} has no ${bytes.found}`)
  return bytes
}

test.each([
  ['gbk', 'gb18030', simplified],
  ['gbk', 'gb18030', '姓名,年龄,城市\r\n张三,28,北京\r\n李四,31,上海\r\n'],
  ['gbk', 'gb18030', '你好'],
  ['gbk', 'gb18030', 'ERROR 2026-01-02 连接数据库失败: timeout after 30s'],
  ['gbk', 'gb18030', '價格：￥100，①②③ α β γ，開門見山，從前有座山，山裡有座廟'],
  ['big5', 'big5', traditional],
  ['big5', 'big5', '姓名,年齡,城市\r\n張三,28,臺北\r\n李四,31,高雄\r\n'],
  ['big5', 'big5', '你好，世界'],
  ['shift_jis', 'shift_jis', japanese],
  ['shift_jis', 'shift_jis', '氏名,年齢,都市\r\n山田太郎,28,東京\r\n佐藤花子,31,大阪\r\n'],
  ['shift_jis', 'shift_jis', 'ファイルが見つかりません: C:\\temp\\a.txt'],
  ['latin1', 'windows-1252', french],
  ['latin1', 'windows-1252', 'café'],
  ['latin1', 'windows-1252', 'Größe,Straße,Übung\nÄrger,naïve,El Niño'],
  ['latin1', 'windows-1252', 'name;prix\nthé;3 £\nchâtaigne;12 £\n© 2026 Müller & Søn'],
] as const)('%s is read as %s: %s', (written, charset, text) => {
  expect(readText(bytesOf(text, written))).toEqual({ text, charset, isDamaged: false })
})

test('reads the quotes and dashes of Windows-1252', () => {
  const bytes = Uint8Array.from([0x93, ...bytesOf('Très bien', 'latin1'), 0x94, 0x20, 0x97, 0x20, 0x80])
  expect(readText(bytes)?.text).toBe('“Très bien” — €')
})

test.each([
  ['utf-8', '中文 café', [0xef, 0xbb, 0xbf, ...new TextEncoder().encode('中文 café')]],
  ['utf-8', '中文 café 🙂', [...new TextEncoder().encode('中文 café 🙂')]],
  ['utf-8', 'plain\n', [...new TextEncoder().encode('plain\n')]],
  ['utf-8', '', []],
  ['utf-16le', 'a中', [0xff, 0xfe, 0x61, 0x00, 0x2d, 0x4e]],
  ['utf-16be', 'a中', [0xfe, 0xff, 0x00, 0x61, 0x4e, 0x2d]],
] as const)('%s is known by its mark or by itself: %s', (charset, text, bytes) => {
  expect(readText(Uint8Array.from(bytes))).toEqual({ text, charset, isDamaged: false })
})

/** A Lehmer generator, for the same bytes in every run. */
function noise(length: number): Uint8Array {
  let seed = 1
  return Uint8Array.from({ length }, () => {
    seed = (seed * 48_271) % 0x7fffffff
    return seed >> 8
  })
}

test.each([
  ['noise', noise(4096)],
  ['a little noise', noise(64)],
  ['zeros', new Uint8Array(100)],
  ['a mark before zeros', Uint8Array.from([0xff, 0xfe, ...new Uint8Array(100)])],
  ['the head of a PNG', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d])],
])('%s is no text', (_, bytes) => expect(detectCharset(bytes)).toBeUndefined())

test.each([
  ['gbk', 'gb18030', simplified],
  ['big5', 'big5', traditional],
  ['shift_jis', 'shift_jis', japanese],
] as const)('a part of a file in %s is told wherever it is cut', (written, charset, text) => {
  const bytes = bytesOf(text, written)
  for (let length = 12; length <= bytes.length; length++)
    expect(detectCharset(bytes.subarray(0, length), true)).toBe(charset)
})

test('UTF-8 with an incomplete last character is UTF-8 if it is cut', () => {
  const bytes = new TextEncoder().encode('中文').subarray(0, 5)
  expect(detectCharset(bytes, true)).toBe('utf-8')
})

test('detects the charset of text after megabytes of ASCII', () => {
  const bytes = Uint8Array.from([...new Uint8Array(2_000_000).fill(0x61), ...bytesOf(simplified, 'gbk')])
  expect(detectCharset(bytes)).toBe('gb18030')
})

test('decodes in a chosen charset, and reports damage', () => {
  const bytes = bytesOf('中文', 'gbk')
  expect(decodeAs(bytes, 'utf-8')).toEqual({ text: '����', charset: 'utf-8', isDamaged: true })
  expect(decodeAs(bytes, 'windows-1252').isDamaged).toBe(false)
})

test.each([
  ['utf-8', [...new TextEncoder().encode('a\uFFFD中')], 'a\uFFFD中'],
  ['gb18030', [0x61, 0x84, 0x31, 0xa4, 0x37], 'a\uFFFD'],
  ['utf-16le', [0xff, 0xfe, 0xfd, 0xff, 0x61, 0x00], '\uFFFDa'],
] as const)('U+FFFD that a text in %s has itself is no damage', (charset, bytes, text) => {
  expect(decodeAs(Uint8Array.from(bytes), charset)).toEqual({ text, charset, isDamaged: false })
})

test.each([
  ['utf-8', [0xef, 0xbf, 0xbd, 0xe4, 0xb8]],
  ['gb18030', [0x84, 0x31, 0xa4, 0x37, 0x81]],
  ['utf-16le', [0xfd, 0xff, 0x00, 0xd8]],
  ['windows-1252', [0x81]],
  ['shift_jis', [0x61, 0x81]],
] as const)('bytes that are not %s are damage, beside U+FFFD too', (charset, bytes) => {
  expect(decodeAs(Uint8Array.from(bytes), charset).isDamaged).toBe(charset !== 'windows-1252')
})

import { readFileSync } from 'node:fs'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { workbookOf } from './fixtures/workbook-of.ts'
import { fromXlsx, toXlsx } from './operations.ts'

const openpyxl = readFileSync(new URL('fixtures/openpyxl.xlsx', import.meta.url))
const fileOf = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'a.xlsx')

test('cells of a workbook from openpyxl are formatted as Excel displays them', async () => {
  const { csv, sheets } = await perform(fromXlsx, { file: fileOf(openpyxl) })
  expect(sheets).toEqual(['数据 & more', 'Second'])
  const cells = csv
    .trim()
    .replace('a\nb', 'a b')
    .split('\r\n')
    .map((row) => row.replace(',,', ' → '))
  expect(cells).toEqual([
    'text → 0012',
    'number → "1,234,567.89"',
    'percent → 12.3%',
    'date → 2026-01-05',
    'datetime → 2026-01-05 15:04:05',
    'time → 7:04 AM',
    'elapsed → 36:00:00',
    'currency → "-¥1,234.50"',
    'scientific → 1.23E+07',
    'zeros → 00007',
    'general → 0.3',
    'big → 1E+21',
    'small → 1E-07',
    'bool → TRUE',
    'euro → 5 €',
    'chinese → 2026年1月5日',
    'thousands → "1,235"',
    'optional → 3.5',
    'int → 42',
    'text format → x',
    'formula → ',
    'multi → "a b ""c"""',
    'month → Jan-26',
    'minutes → 07:09',
    'parens → (5)',
    'zero section → none',
  ])
  const raw = (await perform(fromXlsx, { file: fileOf(openpyxl), values: 'raw' })).csv
  expect(raw).toContain('date,,46027\r\n')
  expect((await perform(fromXlsx, { file: fileOf(openpyxl), sheet: 'Second' })).csv).toBe(',\r\n,only\r\n')
})

test('a written workbook is read back unchanged, whatever the cells contain', async () => {
  const cells = [
    '0012',
    '1.50',
    '-7',
    '1e5',
    '=1+1',
    '_x0041_',
    'a\rb\0',
    '<&>"',
    ' x ',
    '中🙂',
    '12345678901234567890',
  ]
  const source = `text,n,day,at,odd\n${cells.map((cell) => `"${cell.replaceAll('"', '""')}",2.25,2026-01-05,2026-01-05 07:04:05,1900-01-01\n`).join('')}`
  const { file } = await perform(toXlsx, { source })
  const { csv, rows } = await perform(fromXlsx, { file })
  expect(rows).toBe(cells.length)
  expect(csv).toBe(
    `text,n,day,at,odd\r\n${cells.map((cell) => `${/[\r"]|^ /.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell},2.25,2026-01-05,2026-01-05 07:04:05,1900-01-01\r\n`).join('')}`,
  )
  const raw = (await perform(fromXlsx, { file, values: 'raw' })).csv
  expect(raw.split('\r\n')[1]).toMatch(/^0012,2\.25,46027,46027\.29450231481\d*,1900-01-01$/)
})

/** Writes a workbook of one sheet. */
function workbook(sheet: string, { extra = {}, properties = '' } = {}): Uint8Array<ArrayBuffer> {
  const relationship = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="http://x/${type}" Target="${target}"/>`
  const parts = {
    '_rels/.rels': `<Relationships>${relationship('a', 'officeDocument', '/xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns:r="r">${properties}<sheets><sheet name="One" sheetId="1" r:id="b"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relationship('b', 'worksheet', 'worksheets/../sheet.xml')}</Relationships>`,
    'xl/sheet.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
    ...extra,
  }
  return Uint8Array.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]))))
}

test('cells and rows without a reference follow each other, and given references apply', async () => {
  const sheet =
    '<row><c><v>1</v></c><c t="b"><v>0</v></c></row><row><c r="C2"><v>2</v></c></row><row r="4"><c t="str"><v>x</v></c><c t="e"><v>#N/A</v></c></row>'
  expect((await perform(fromXlsx, { file: fileOf(workbook(sheet)) })).csv).toBe('1,FALSE,\r\n,,2\r\n,,\r\nx,#N/A,\r\n')
})

test.each([
  ['no archive', () => Uint8Array.from([1, 2, 3]), 'damaged', 'it is not an XLSX workbook'],
  [
    'an old workbook',
    () => Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0),
    'damaged',
    'it is encrypted or in the old XLS format; save it as XLSX without a password',
  ],
  ['half of one', () => Uint8Array.from(openpyxl.subarray(0, 3000)), 'damaged', 'it is incomplete'],
  [
    'another archive',
    () => Uint8Array.from(zipSync({ 'a.txt': strToU8('x') })),
    'damaged',
    'a part of the workbook is missing',
  ],
  ['broken XML', () => workbook('<row><c></row>'), 'damaged', 'a part is not valid XML'],
  ['a cell nowhere', () => workbook('<row r="0"><c r="A1"><v>1</v></c></row>'), 'damaged', 'a cell has no valid place'],
  [
    'a cell beyond the last column',
    () => workbook('<row r="1"><c r="ZZZ1"><v>1</v></c></row>'),
    'damaged',
    'a cell has no valid place',
  ],
])('%s is refused', async (_, make, code, reason) => {
  await expect(perform(fromXlsx, { file: fileOf(make()) })).rejects.toMatchObject({ code, params: { reason } })
})

test('decompression bombs are refused before they expand', async () => {
  const corners = Array.from(
    { length: 2000 },
    (_, at) => `<row r="${at + 1}"><c r="XFD${at + 1}"><v>1</v></c></row>`,
  ).join('')
  await expect(perform(fromXlsx, { file: fileOf(workbook(corners)) })).rejects.toMatchObject({ code: 'tooMany' })
  const bytes = workbook('<row><c><v>1</v></c></row>', { extra: { 'xl/sheet.xml': ' '.repeat(10 ** 6) } })
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < bytes.length - 46; at++) {
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 58))
    // The sheet's entry in the central directory declares a short size, and later a very large one.
    if (view.getUint32(at, true) === 0x02014b50 && name === 'xl/sheet.xml') view.setUint32(at + 24, 1000, true)
  }
  await expect(perform(fromXlsx, { file: fileOf(bytes) })).rejects.toMatchObject({
    code: 'damaged',
    params: { reason: 'a part is longer than it says' },
  })
  for (let at = 0; at < bytes.length - 46; at++)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 2 ** 31, true)
  await expect(perform(fromXlsx, { file: fileOf(bytes) })).rejects.toMatchObject({ code: 'tooLarge' })
})

test('entity expansion attacks are refused', async () => {
  const sheet =
    '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><worksheet><sheetData><row><c t="str"><v>&b;</v></c></row></sheetData></worksheet>'
  await expect(
    perform(fromXlsx, { file: fileOf(workbook('', { extra: { 'xl/sheet.xml': sheet } })) }),
  ).rejects.toMatchObject({ code: 'damaged' })
})

test('a missing sheet, an empty file and a table too large for Excel are refused', async () => {
  await expect(perform(fromXlsx, { file: fileOf(openpyxl), sheet: 'x' })).rejects.toMatchObject({
    code: 'noSheet',
    params: { name: 'x', sheets: '数据 & more / Second' },
  })
  await expect(perform(fromXlsx, { file: new File([], '') })).rejects.toMatchObject({ code: 'emptyFile' })
  await expect(perform(toXlsx, { source: 'a,'.repeat(20_000) })).rejects.toMatchObject({ code: 'tooBig' })
})

test('the error for a missing sheet lists only as many sheets as fit', async () => {
  const sheets = Array.from({ length: 30 }, (_, at) => ({ name: `Sheet${at + 1}`.padEnd(40, '-') }))
  const failure: unknown = await perform(fromXlsx, { file: fileOf(workbookOf(sheets)), sheet: 'x' }).catch(
    (error) => error,
  )
  const { sheets: listed } = Object(failure).params
  expect(listed.split(' / ')).toHaveLength(21)
  expect(listed.length).toBeLessThan(800)
})

test('a central directory with wrong offsets is refused', async () => {
  for (const [offset, value] of [
    [16, 2 ** 31],
    [16, 0],
  ] as const) {
    const bytes = workbookOf([{ name: 'A' }])
    new DataView(bytes.buffer).setUint32(bytes.length - 22 + offset, value, true)
    await expect(perform(fromXlsx, { file: fileOf(bytes) })).rejects.toMatchObject({
      code: 'damaged',
      params: { reason: 'it is incomplete' },
    })
  }
})

test('dates use the 1904 system if the workbook says so, and 1900 has February 29', async () => {
  const styles = {
    'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="14"/></cellXfs></styleSheet>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="b" Type="http://x/worksheet" Target="sheet.xml"/><Relationship Id="c" Type="http://x/styles" Target="styles.xml"/></Relationships>',
  }
  const cells = [0, 1, 59, 60, 61, 2958465, 2958466, -1].map((serial) => `<c s="0"><v>${serial}</v></c>`).join('')
  const shownIn = async (properties: string) =>
    (await perform(fromXlsx, { file: fileOf(workbook(`<row>${cells}</row>`, { extra: styles, properties })) })).csv
      .trim()
      .split(',')
  expect(await shownIn('')).toEqual([
    '1899-12-31',
    '1900-01-01',
    '1900-02-28',
    '1900-02-29',
    '1900-03-01',
    '9999-12-31',
    '2958466',
    '-1',
  ])
  expect((await shownIn('<workbookPr date1904="1"/>')).slice(0, 2)).toEqual(['1904-01-01', '1904-01-02'])
})

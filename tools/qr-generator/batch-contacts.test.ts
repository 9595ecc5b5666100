import fc from 'fast-check'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { runs } from '#lib/fixtures/runs.ts'
import { batch } from './batch.ts'
import { matchColumns } from './contents/contact-columns.ts'
import { readContacts } from './contents/read-contacts.ts'
import { read } from './read.ts'

async function cardsIn(file: File): Promise<Record<string, string[]>> {
  const cards: Record<string, string[]> = {}
  for (const [name, bytes] of Object.entries(unzipSync(await file.bytes()))) {
    const { texts } = await perform(read, { file: new File([new Uint8Array(bytes)], name) })
    cards[name] = (texts[0] ?? '').split('\r\n').slice(2, -1)
  }
  return cards
}

test('a table of contacts is detected by its header, and each row is a vCard in a file with its name', async () => {
  const texts =
    'Name;Mobile;E-mail;Birthday\nAda Lovelace;+44 20 1;ada@example.org;1815\n"Turing, Alan";+44 20 2;;1912\n'
  const { file, count, skipped } = await perform(batch, { texts })
  expect({ count, skipped }).toEqual({ count: 2, skipped: [] })
  expect(await cardsIn(file)).toEqual({
    'Ada-Lovelace.png': ['N:Lovelace;Ada;;;', 'FN:Ada Lovelace', 'TEL:+44 20 1', 'EMAIL:ada@example.org'],
    'Alan-Turing.png': ['N:Turing;Alan;;;', 'FN:Alan Turing', 'TEL:+44 20 2'],
  })
})

test('Chinese names are not split, and a contact without a name is named by its organization', async () => {
  const texts = '姓名\t手机\t单位\t职位\n陈明\t138 0000 0001\t示例科技\t工程师\n\t138 0000 0002\t前台\t\n\t\t\t经理\n'
  const { file, count, skipped } = await perform(batch, { texts })
  expect({ count, skipped }).toEqual({ count: 2, skipped: [4] })
  expect(await cardsIn(file)).toEqual({
    '陈明.png': ['N:陈明;;;;', 'FN:陈明', 'TEL:138 0000 0001', 'ORG:示例科技', 'TITLE:工程师'],
    '前台.png': ['N:;;;;', 'FN:前台', 'TEL:138 0000 0002', 'ORG:前台'],
  })
})

test.each([
  [
    'Google',
    'First Name,Last Name,Organization Name,Organization Title,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Website 1 - Value,Notes',
    ['firstName', 'lastName', 'organization', 'jobTitle', 'none', 'email', 'none', 'phone', 'website', 'note'],
  ],
  [
    'Outlook',
    'First Name,Last Name,Company,Job Title,Business Street,Mobile Phone,E-mail Address,Web Page',
    ['firstName', 'lastName', 'organization', 'jobTitle', 'none', 'phone', 'email', 'website'],
  ],
  [
    'WPS',
    '姓名,手机号码,电子邮箱,工作单位,职务,通讯地址,备注',
    ['name', 'phone', 'email', 'organization', 'jobTitle', 'address', 'note'],
  ],
])('the columns of %s are matched by their names', (_, header, fields) => {
  expect(matchColumns(header.split(','))).toEqual(fields)
})

test('the field of a column can be chosen, and choices for missing columns are ignored', async () => {
  const texts = 'Kunde,Durchwahl,Mail\nAda,42,ada@example.org'
  const columns = [
    { column: 'Kunde', field: 'name' as const },
    { column: 'Durchwahl', field: 'phone' as const },
    { column: 'Telefon', field: 'email' as const },
    { column: 'Mail', field: 'none' as const },
  ]
  const { file } = await perform(batch, { texts, layout: 'contacts', columns })
  expect(await cardsIn(file)).toEqual({ 'Ada.png': ['N:;Ada;;;', 'FN:Ada', 'TEL:42'] })
  await expect(perform(batch, { texts: 'Kunde\nAda', layout: 'contacts' })).rejects.toMatchObject({
    code: 'noContacts',
  })
  // Without a chosen layout these are lines.
  expect((await perform(batch, { texts: 'Kunde,Durchwahl\nAda,42' })).count).toBe(2)
})

test('a header without rows, and a list of texts that starts like one, are not contacts', async () => {
  await expect(perform(batch, { texts: 'Name,Phone\n' })).rejects.toMatchObject({ code: 'empty' })
  expect((await perform(batch, { texts: ['Name,Phone', 'Ada,1'] })).count).toBe(2)
  expect((await perform(batch, { texts: ['Name,Phone', 'Ada,1'], layout: 'contacts' })).count).toBe(1)
})

test('no content of a row adds or removes a line of its card', () => {
  const cell = fc.string({ unit: 'binary', maxLength: 30 })
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 20 }), (rows) => {
      const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
      const table = ['Name,Phone,Note', ...rows.map((row) => row.map(quoted).join(','))].join('\n')
      const { contacts, skipped } = readContacts(table, [])
      const isFilled = (row: string[], of: number) => row.slice(0, of).some((text) => text.trim() !== '')
      expect(contacts.map(({ line }) => line - 2)).toEqual([...rows.keys()].filter((at) => isFilled(rows[at] ?? [], 2)))
      expect(skipped).toHaveLength(rows.filter((row) => !isFilled(row, 2) && isFilled(row, 3)).length)
      for (const { text, line } of contacts) {
        const [, phone = '', note = ''] = rows[line - 2] ?? []
        expect(text.split('\r\n')).toHaveLength(5 + Number(phone.trim() !== '') + Number(note.trim() !== ''))
      }
    }),
    { numRuns: runs(200) },
  )
})

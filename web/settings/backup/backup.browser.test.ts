import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readRecordsWhere, replaceRecords } from '#ui/device/kept/record.ts'
import { clearStorage } from '../fixtures/clear-storage.ts'
import { fillStorage } from '../fixtures/fill-storage.ts'
import { kinds } from '../kinds/kinds.ts'
import { backupFormat } from './backup-form.ts'
import { readBackup } from './read-backup.ts'
import { writeBackup } from './write-backup.ts'

const now = new Date('2026-05-04T10:00:00Z')

/** All stored data by place and name; files as their bytes. */
async function allKept(): Promise<Record<string, unknown>> {
  const records = await readRecordsWhere(() => true)
  const pairs = records.map(async ({ place, name, value }) => {
    const shown = value instanceof File ? [value.name, value.type, [...(await value.bytes())]] : value
    return [`${place} ${name}`, shown] as const
  })
  return Object.fromEntries(await Promise.all(pairs))
}

const stays = /^(local|cookie) (token|user-info|app-config|left-by-somebody)$/

const fileOf = (kept: unknown, more: object = {}) =>
  new File([JSON.stringify({ format: backupFormat, version: 1, kept, ...more })], 'a.json')

const refusalOf = async (file: Blob) => {
  const read = await readBackup(file, kinds)
  return 'why' in read ? read.why.en : read
}

beforeEach(clearStorage)
afterEach(async () => {
  vi.restoreAllMocks()
  await clearStorage()
})

test('all that is exported comes back as it was, on an empty device', async () => {
  await fillStorage()
  const before = await allKept()
  const { file, left } = await writeBackup(kinds, now)
  expect([file.name, left]).toEqual(['toolbench-2026-05-04.json', 0])
  await clearStorage()
  const backup = await readBackup(file, kinds)
  if ('why' in backup) throw new Error(backup.why.en)
  await replaceRecords(backup.names, backup.records)
  expect(await allKept()).toEqual(Object.fromEntries(Object.entries(before).filter(([name]) => !stays.test(name))))
})

test('no login, no copy of the site and nothing unknown is in a file', async () => {
  await fillStorage()
  const text = await (await writeBackup(kinds, now)).file.text()
  expect(text).not.toMatch(/secret-token|owner|site_info|left-by-somebody/)
})

test('an empty device gives an empty file, which is read', async () => {
  const { file } = await writeBackup(kinds, now)
  expect(JSON.parse(await file.text())).toMatchObject({ version: 1, kept: {} })
  expect(await readBackup(file, kinds)).toEqual({ names: [], records: [] })
})

test('of one kind no other is touched, and what was there of it goes', async () => {
  await fillStorage()
  const backup = await readBackup(fileOf({ options: { md5: { upper: true } } }), kinds)
  if ('why' in backup) throw new Error(backup.why.en)
  await replaceRecords(backup.names, backup.records)
  expect(localStorage.getItem('options:base64')).toBeNull()
  expect(localStorage.getItem('options:md5')).toBe('{"upper":true}')
  expect(localStorage.getItem('favorites')).toBe('["base64","md5"]')
})

test('what is too large for one file is left out, and counted', async () => {
  const values = { text: 'x'.repeat(2_000_000) }
  const entry = { id: 'e', time: 5, operation: 'encode', values, input: 'x', output: '' }
  const records = Array.from({ length: 11 }, (_, index) => ({
    place: 'database' as const,
    name: `history:tool-${index}`,
    value: [entry],
  }))
  await replaceRecords([], records)
  const { file, left } = await writeBackup(kinds, now)
  expect(left).toBe(2)
  expect(Object.keys(JSON.parse(await file.text()).kept.history)).toHaveLength(9)
})

const pipeline = { version: 1, name: 'a', steps: [{ tool: 'a', operation: 'b' }] }
const entry = { id: 'e', time: 5, operation: 'encode', values: {}, input: '', output: '' }
const speech = { id: 's', time: 7, text: '', voice: '', seconds: 1, name: 'a.wav', type: 'audio/wav', base64: 'aGk=' }
const deep = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth))

test.each([
  ['no JSON', new File(['{'], 'a.json'), 'it is not JSON'],
  ['nothing', new File([''], 'a.json'), 'it is not JSON'],
  ['null', new File(['null'], 'a.json'), 'it is not an export from this page'],
  ['another file', new File(['{"version":1,"steps":[]}'], 'a.json'), 'it is not an export from this page'],
  ['a newer version', fileOf({}, { version: 2 }), /^a newer version of this site wrote it/],
  ['no version', fileOf({}, { version: '1' }), 'version: This field needs a number'],
  ['version 0', fileOf({}, { version: 0 }), 'version: Enter 1 or more'],
  ['a list of kinds', fileOf([]), 'kept: This field needs an object'],
  ['no kinds', fileOf(undefined), 'kept: This field needs an object'],
  ['an unknown kind', fileOf({ cookies: {} }), 'kept.cookies: Unknown field “kept.cookies”'],
  ['a login', fileOf({ login: { token: 'x' } }), 'kept.login: Unknown field “kept.login”'],
  ['an unknown field', fileOf({}, { token: 'x' }), 'token: Unknown field “token”'],
  ['favorites of another form', fileOf({ favorites: 'base64' }), 'kept.favorites: This field needs a list'],
  ['favorites that are no texts', fileOf({ favorites: [7] }), 'kept.favorites.0: This field needs text'],
  ['too many recents', fileOf({ recents: Array(9).fill('a') }), 'kept.recents: Allows at most 8 items'],
  ['a history that is no list', fileOf({ history: { a: {} } }), 'kept.history.a: This field needs a list'],
  ['a history too long', fileOf({ history: { a: Array(51).fill(entry) } }), 'kept.history.a: Allows at most 50 items'],
  [
    'an entry with more',
    fileOf({ history: { a: [{ ...entry, html: '<b>' }] } }),
    'kept.history.a.0.html: Unknown field “kept.history.a.0.html”',
  ],
  ['an entry of no time', fileOf({ history: { a: [{ ...entry, time: -1 }] } }), /^kept.history.a.0.time: /],
  ['options of no tool', fileOf({ options: { '../x': {} } }), /^kept.options.\.\.\/x: Unknown field/],
  ['options that are a list', fileOf({ options: { a: [] } }), 'kept.options.a: This field needs an object'],
  ['a view elsewhere', fileOf({ views: { token: 'x' } }), 'kept.views.token: Unknown field “token”'],
  ['a pipeline without a name', fileOf({ pipelines: [{ ...pipeline, name: undefined }] }), /^kept.pipelines.0.name/],
  ['a pipeline without steps', fileOf({ pipelines: [{ ...pipeline, steps: [] }] }), /^kept.pipelines.0.steps/],
  ['a size of letters', fileOf({ preferences: { editorFontSize: 200 } }), /^kept.preferences.editorFontSize: /],
  ['a language', fileOf({ preferences: { language: 'xx; token=1' } }), /^kept.preferences.language: Choose/],
  ['speech that is no sound', fileOf({ 'tts-audio': [{ ...speech, type: 'text/html' }] }), /^kept.tts-audio.0: /],
  ['speech that is no Base64', fileOf({ 'tts-audio': [{ ...speech, base64: '!' }] }), /^kept.tts-audio.0: /],
  ['speech twice', fileOf({ 'tts-audio': [speech, speech] }), /^kept.tts-audio.1: /],
  ['a table that is none', fileOf({ 'practice-wubi-table': { name: 'a', json: '[]' } }), /Code table format error/],
  ['practice of another form', fileOf({ 'practice-wubi': { hints: 1 } }), /^kept.practice-wubi\./],
  ['nesting', fileOf({ drafts: { a: { text: deep(100) } } }), 'it is nested too deeply'],
  ['nesting without end', new File(['['.repeat(50_000_000)], 'a.json'), 'it is nested too deeply'],
  ['a crowd of values', new File([`[${'0,'.repeat(25_000_000)}0]`], 'a.json'), 'it contains too many values'],
  ['more than anybody exports', new File([new Uint8Array(80_000_001)], 'a.json'), 'it is larger than 80 MB'],
  [
    'a prototype',
    new File(
      [`{"format":"${backupFormat}","version":1,"kept":{"options":{"a":{"b":{"__proto__":{"x":1}}}}}}`],
      'a.json',
    ),
    '__proto__: an export has no field of this name',
  ],
  [
    'a prototype as a kind',
    new File([`{"format":"${backupFormat}","version":1,"kept":{"__proto__":{"x":1}}}`], 'a.json'),
    /^kept.__proto__: Unknown field/,
  ],
])('%s is refused with a sentence', async (_, file, why) => {
  expect(await refusalOf(file)).toEqual(typeof why === 'string' ? why : expect.stringMatching(why))
})

test('a name as long as a file is told in short', async () => {
  expect(String(await refusalOf(fileOf({ ['k'.repeat(1_000_000)]: 1 }))).length).toBeLessThan(500)
})

test('where the browser has no room for all of it nothing has changed', async () => {
  await fillStorage()
  const before = await allKept()
  const kept = { favorites: ['url-encoder'], recents: [], options: { a: {} }, history: { a: [entry] } }
  const backup = await readBackup(fileOf(kept), kinds)
  if ('why' in backup) throw new Error(backup.why.en)
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  await expect(replaceRecords(backup.names, backup.records)).rejects.toThrow()
  vi.restoreAllMocks()
  expect(await allKept()).toEqual(before)
})

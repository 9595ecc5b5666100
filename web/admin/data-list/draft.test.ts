import { expect, test } from 'vitest'
import type { AdminRecord, Kind } from '#contract/data-list.ts'
import { type Draft, draftOf, issuesByField, keyAndSortOf, validateDraft, valueIn } from './draft.ts'

const time = '2026-05-01T00:00:00.000Z'
const recordOf = (kind: Kind, value: string): AdminRecord => ({
  id: 1,
  key: 'a',
  kind,
  value,
  sort: 30,
  version: 2,
  create_time: time,
  update_time: time,
})
const fresh = draftOf(undefined)
const link: Draft = { ...fresh, name: ' Plain Type ', link: 'https://plaintype.example ' }

test('a record is put into the fields and comes out as it was', () => {
  const value = { name: 'A', link: 'https://a.example', open_blank: false, enable: false }
  const draft = draftOf(recordOf('friend_link', JSON.stringify(value)))
  expect(draft).toMatchObject({ ...value, key: 'a', sort: '30' })
  expect(valueIn('friend_link', draft)).toEqual(value)

  const ban = { enable: true, values: ['BadBot', 'scrapy'] }
  const banned = draftOf(recordOf('ban_ua', JSON.stringify(ban)))
  expect(banned.values).toBe('BadBot\nscrapy')
  expect(valueIn('ban_ua', banned)).toEqual(ban)
})

test('a value that cannot be read has the defaults', () => {
  expect(draftOf(recordOf('friend_link', '{broken'))).toMatchObject({ name: '', link: '', enable: false })
  expect(draftOf(recordOf('ban_ua', '7'))).toMatchObject({ values: '', enable: false })
})

test('spaces at the ends and empty lines are not sent, and empty fields are left to the server', () => {
  expect(valueIn('friend_link', link)).toMatchObject({ name: 'Plain Type', link: 'https://plaintype.example' })
  expect(valueIn('ban_ua', { ...fresh, values: ' BadBot \n\n scrapy' })).toMatchObject({ values: ['BadBot', 'scrapy'] })
  expect(keyAndSortOf(fresh)).toEqual({})
  expect(keyAndSortOf({ ...fresh, key: 'a', sort: ' 7 ' })).toEqual({ key: 'a', sort: 7 })
})

test('what fits has no issues', () => {
  expect(validateDraft('friend_link', link, 'en')).toEqual({})
  expect(validateDraft('ban_ua', { ...fresh, values: 'BadBot' }, 'en')).toEqual({})
})

test.each([
  ['javascript:alert(1)', 'Enter a full address that begins with http:// or https://'],
  ['https://name:secret@a.example', 'Enter a full address that begins with http:// or https://'],
  ['', 'Enter a full address that begins with http:// or https://'],
])('the link %s does not fit', (address, message) => {
  expect(validateDraft('friend_link', { ...link, link: address }, 'en')).toEqual({ link: message })
})

test('a missing name, a short text, a place that is no number are shown at their fields, in both languages', () => {
  expect(validateDraft('friend_link', { ...link, name: '  ' }, 'zh')).toEqual({ name: '请输入名称' })
  expect(validateDraft('friend_link', { ...link, sort: 'first' }, 'en').sort).toBe('This field needs a number')
  expect(validateDraft('friend_link', { ...link, sort: '-1' }, 'zh').sort).toBe('请输入不小于 0 的值')
  expect(validateDraft('friend_link', { ...link, key: ' a' }, 'en').key).toMatch(/^Use no spaces/)
  expect(validateDraft('ban_ua', { ...fresh, values: '' }, 'en')).toEqual({ values: 'Enter at least one name' })
  expect(validateDraft('ban_ua', { ...fresh, values: 'BadBot\nab' }, 'en')).toEqual({
    values: 'Line 2: needs at least 3 characters',
  })
  expect(validateDraft('ban_ua', { ...fresh, values: 'BadBot\nBadBot' }, 'zh')).toEqual({ values: '有重复的内容' })
})

test('what the server names by its path lands at the field', () => {
  const message = [
    { field: 'value.link', message: 'no' },
    { field: 'kind', message: 'full' },
  ]
  expect(issuesByField(message, link, 'en')).toEqual({ link: 'no', form: 'full' })
})

import { expect, test } from 'vitest'
import { storedOf } from '../fixtures/stored.ts'
import {
  conflictsIn,
  countChanges,
  differences,
  entriesOf,
  rebased,
  withChange,
  withDraft,
  withoutUnchanged,
  withSaved,
} from './draft.ts'

const stored = storedOf({ site_info: { site_name: 'A', site_keywords: ['one'] }, ai_config: { keys: ['k'] } })
const newer = (sections: Parameters<typeof storedOf>[0]) => {
  const other = storedOf(sections)
  return { ...other, versions: { ...other.versions, site_info: 2 } }
}

test('only the fields that differ are sent, as JSON text with the version of their section', () => {
  const draft = withChange(withChange({}, stored, 'site_info', { site_name: 'B' }), stored, 'seo_config', {
    robots: 'noindex',
  })
  expect(entriesOf(draft)).toEqual([
    { name: 'site_info', version: 1, config: '{"site_name":"B"}' },
    { name: 'seo_config', version: 1, config: '{"robots":"noindex"}' },
  ])
  expect(countChanges(draft)).toBe(2)
  expect(withDraft(stored.config, draft).site_info).toEqual({ ...stored.config.site_info, site_name: 'B' })
})

test('a text in two languages is two changes, and the field itself is sent beside its translation', () => {
  const draft = withChange({}, stored, 'site_info', { 'main_title.en': 'Good', 'main_title.zh': '好' })
  expect(countChanges(draft)).toBe(2)
  const config = '{"main_title":"Good","translations":{"zh":{"main_title":"好"}}}'
  expect(entriesOf(draft)).toEqual([{ name: 'site_info', version: 1, config }])
  expect(rebased(draft, withSaved(stored, draft, stored.versions), ['site_info'])).toEqual({})
})

test('what somebody else has translated meanwhile stays', () => {
  const draft = withChange({}, stored, 'site_info', { 'main_title.zh': '好' })
  const info = { site_name: 'A', main_title: 'Good', sub_title: 'All', translations: { zh: { sub_title: '全部' } } }
  const theirs = newer({ site_info: { ...info, site_keywords: ['one'] } })
  const [entry] = entriesOf(rebased(draft, theirs, ['site_info']))
  expect(entry?.config).toBe('{"translations":{"zh":{"sub_title":"全部","main_title":"好"}}}')
})

test('a field that has its stored value again is no change', () => {
  const draft = withChange({}, stored, 'site_info', { site_keywords: ['one', 'two'] })
  expect(countChanges(draft)).toBe(1)
  expect(withChange(draft, stored, 'site_info', { site_keywords: ['one'] })).toEqual({})
})

test('after saving, what was typed meanwhile is left, in the new version', () => {
  const sent = withChange({}, stored, 'site_info', { site_name: 'B', 'sub_title.en': 'x' })
  const saved = withSaved(stored, sent, { ...stored.versions, site_info: 2, seo_config: 9 })
  expect(saved.versions).toMatchObject({ site_info: 2, seo_config: 1 })
  expect(rebased(sent, saved, ['site_info'])).toEqual({})

  const later = withChange(sent, stored, 'site_info', { 'sub_title.en': 'xy' })
  const left = rebased(later, saved, ['site_info'])
  expect(entriesOf(left)).toEqual([{ name: 'site_info', version: 2, config: '{"sub_title":"xy"}' }])
  expect(conflictsIn(left, saved)).toEqual([])
})

test('a section that was saved elsewhere since is a conflict, until it is overwritten', () => {
  const draft = withChange({}, stored, 'site_info', { site_name: 'Mine' })
  const theirs = newer({ site_info: { site_name: 'Theirs', sub_title: 'new', site_keywords: ['one'] } })
  expect(conflictsIn(draft, theirs)).toEqual(['site_info'])
  expect(differences(draft, theirs, 'site_info')).toEqual([
    { field: 'site_name', theirs: 'Theirs', yours: 'Mine', isYours: true },
    { field: 'sub_title.en', theirs: 'new', yours: undefined, isYours: false },
  ])
  const begun = rebased(draft, theirs, ['site_info'])
  expect(conflictsIn(begun, theirs)).toEqual([])
  expect(entriesOf(begun)).toEqual([{ name: 'site_info', version: 2, config: '{"site_name":"Mine"}' }])
})

test('what somebody else saved just so needs no saving', () => {
  const draft = withChange({}, stored, 'site_info', { site_name: 'Same' })
  const theirs = newer({ site_info: { site_name: 'Same', site_keywords: ['one'] } })
  expect(withoutUnchanged(draft, theirs)).toEqual({})
})

import { expect, test } from 'vitest'
import { answerOf, storedOf } from '../fixtures/stored.ts'
import { countChanges } from './draft.ts'
import { exportConfig } from './export-config.ts'
import { importConfig } from './import-config.ts'

const stored = storedOf({ site_info: { site_name: 'A' }, ai_config: { keys: ['sk-secret'] } })

test('what was exported is whole, named by its day, and changes nothing when it is imported again', async () => {
  const file = exportConfig(stored.config, new Date('2026-03-04T05:06:07Z'))
  expect(file.name).toBe('site-config-2026-03-04.json')
  expect(JSON.parse(await file.text())).toEqual(stored.config)
  expect(importConfig(await file.text(), {}, stored)).toEqual({ draft: {}, ignored: [] })
})

test('only what differs becomes a change; fields that are not in the file stay', () => {
  const read = importConfig('{"site_info":{"site_name":"B"},"ai_config":{"keys":["sk-secret"]}}', {}, stored)
  expect(read).toMatchObject({ draft: { site_info: { version: 1, changes: { site_name: 'B' } } }, ignored: [] })
  expect('draft' in read && countChanges(read.draft)).toBe(1)
})

test('an answer of the API can be imported too, its sections being JSON text', () => {
  const read = importConfig(JSON.stringify(answerOf({ seo_config: { robots: 'noindex' } })), {}, storedOf())
  expect(read).toMatchObject({ draft: { seo_config: { changes: { robots: 'noindex' } } }, ignored: [] })
})

test('names that nobody knows are left out and listed', () => {
  const read = importConfig('{"seo_config":{"robots":"","color":"red"},"other":{}}', {}, stored)
  expect(read).toEqual({ draft: {}, ignored: ['other', 'seo_config.color'] })
})

test.each(['', '{broken', '[]', '7', '{}', '{"_versions":{}}'])('%j is no configuration', (text) => {
  expect(importConfig(text, {}, stored)).toEqual({ issues: {} })
})

test('a file with an issue is not taken at all', () => {
  const read = importConfig('{"site_info":{"site_name":"B","site_url":"x"},"seo_config":[]}', {}, stored)
  expect(read).toMatchObject({ issues: { 'site_info.site_url': {}, seo_config: {} } })
})

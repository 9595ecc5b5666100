import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSettings, type Settings } from './settings.ts'

const page = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8')

test('every variable is explained, with its default', () => {
  for (const [name, value] of Object.entries(readSettings({}))) {
    const row = page.split('\n').find((line) => line.startsWith('|') && line.includes(`\`${name}\``))
    expect(row, name).toBeDefined()
    const isPlain = typeof value === 'string' ? value !== '' : typeof value === 'number' && value !== 0
    if (isPlain) expect(row, name).toContain(String(value))
  }
})

test.each([
  ['PORT', 'many'],
  ['LOG_LEVEL', 'loud'],
  ['META_SCRIPT', 'maybe'],
  ['LOGIN_MAX_FAILURES', '-1'],
] as const)('%s=%s stops the start and is named', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(name)
})

test('lists are split, and what is empty is as if it were not there', () => {
  const { CORS_ORIGINS, PORT }: Settings = readSettings({
    CORS_ORIGINS: ' https://a.example ,,https://b.example',
    PORT: '',
  })
  expect([CORS_ORIGINS, PORT]).toEqual([['https://a.example', 'https://b.example'], 3000])
})

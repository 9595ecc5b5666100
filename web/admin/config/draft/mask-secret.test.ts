import { expect, test } from 'vitest'
import { shownValue } from '../format-value.ts'
import { mask } from './mask-secret.ts'

test('a secret shows its last four characters, a short one nothing', () => {
  expect(mask('sk-1234567890abcd')).toBe('…abcd')
  expect(mask('abcd')).toBe('…')
})

test('a comparison shows secrets no more than their form does', () => {
  expect(shownValue('ai_config', 'keys', ['sk-1234567890abcd'], 'en')).toBe('…abcd')
  expect(shownValue('proxy_config', 'proxies', ['http://user:secret@host:8080', 'http://host:1'], 'en')).toBe(
    '…8080, http://host:1',
  )
  expect(shownValue('proxy_config', 'enable', true, 'zh')).toBe('开')
  expect(shownValue('site_info', 'site_name', '', 'en')).toBe('empty')
})

import { expect, test } from 'vitest'
import { formatValue } from '../format-value.ts'
import { maskSecret } from './mask-secret.ts'

test('a secret shows its last four characters, a short one nothing', () => {
  expect(maskSecret('sk-1234567890abcd')).toBe('…abcd')
  expect(maskSecret('abcd')).toBe('…')
})

test('a comparison shows secrets no more than their form does', () => {
  expect(formatValue('ai_config', 'keys', ['sk-1234567890abcd'], 'en')).toBe('…abcd')
  expect(formatValue('proxy_config', 'proxies', ['http://user:secret@host:8080', 'http://host:1'], 'en')).toBe(
    '…8080, http://host:1',
  )
  expect(formatValue('proxy_config', 'enable', true, 'zh')).toBe('开')
  expect(formatValue('site_info', 'site_name', '', 'en')).toBe('empty')
})

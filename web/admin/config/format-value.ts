import type { SectionName } from '#contract/site-config/sections.ts'
import type { Language } from '#kit/language.ts'
import { hasCredentials, maskSecret } from './draft/mask-secret.ts'

/** Formats a field's value in one line for comparison. Secrets are masked as in their form. */
export function formatValue(name: SectionName, field: string, value: unknown, language: Language): string {
  const path = `${name}.${field}`
  if (typeof value === 'boolean') return words[language][value ? 'on' : 'off']
  if (!Array.isArray(value)) return String(value ?? '') || words[language].empty
  const items = value.map((item) => {
    if (typeof item !== 'string') return JSON.stringify(item)
    if (path === 'ai_config.keys') return maskSecret(item)
    return path === 'proxy_config.proxies' && hasCredentials(item) ? maskSecret(item) : item
  })
  return items.join(', ') || words[language].empty
}

const words = { en: { on: 'on', off: 'off', empty: 'empty' }, zh: { on: '开', off: '关', empty: '空' } }

import type { SectionName } from '#contract/site-config/sections.ts'
import type { Language } from '#kit/language.ts'
import { hasCredentials, mask } from './draft/mask-secret.ts'

/** Writes a field's value in a line, to be compared. Secrets show as they do in their form. */
export function shownValue(name: SectionName, field: string, value: unknown, language: Language): string {
  const path = `${name}.${field}`
  if (typeof value === 'boolean') return words[language][value ? 'on' : 'off']
  if (!Array.isArray(value)) return String(value ?? '') || words[language].empty
  const shown = value.map((item) => {
    if (typeof item !== 'string') return JSON.stringify(item)
    if (path === 'ai_config.keys') return mask(item)
    return path === 'proxy_config.proxies' && hasCredentials(item) ? mask(item) : item
  })
  return shown.join(', ') || words[language].empty
}

const words = { en: { on: 'on', off: 'off', empty: 'empty' }, zh: { on: '开', off: '关', empty: '空' } }

import type { SectionName } from '#contract/site-config/sections.ts'
import type { Language, Localized } from '#kit/language.ts'
import type { Issues } from '#ui/fields/issues-at.ts'
import { cardInLanguage } from './card-in-language.ts'
import type { FieldCard } from './field-card.ts'
import { fieldCards } from './field-cards.ts'
import { sectionOrder } from './section-cards.ts'

/** The section that a path such as `site_info.site_url` begins with. */
export const sectionOf = (path: string): SectionName | undefined =>
  sectionOrder.find((name) => path === name || path.startsWith(`${name}.`))

/** The label of a path: that of the field, and the position in its list counted from 1. */
export function pathLabel(path: string, language: Language): string {
  const [name = '', field = '', place = '', part = ''] = path.split('.')
  const card = cardsOf(name)[field]
  if (!card) return path
  if (place === 'en' || place === 'zh') return cardInLanguage(card, place).label[language]
  const label = card.label[language]
  if (!/^\d+$/.test(place)) return label
  const inItem = card.parts?.[part]?.[language]
  return `${label} ${Number(place) + 1}${inItem ? `${colon[language]}${inItem}` : ''}`
}

interface Ranked {
  path: string
  rank: number
}

/** Sorts issues by the order of their fields on the page. */
export function inPageOrder(issues: Issues): Issues {
  const ranked: (Ranked & { issue: Localized })[] = Object.entries(issues).map(([path, issue]) => ({
    path,
    issue,
    rank: rankOf(path),
  }))
  return Object.fromEntries(ranked.sort(before).map(({ path, issue }) => [path, issue]))
}

/** In a list by index; in an item alphabetically, which puts `from` before `to`. */
const before = (one: Ranked, other: Ranked): number =>
  one.rank - other.rank || one.path.localeCompare(other.path, 'en', { numeric: true })

function rankOf(path: string): number {
  const [name = '', field = ''] = path.split('.')
  return names.indexOf(name) * 100 + Object.keys(cardsOf(name)).indexOf(field)
}

const colon = { en: ': ', zh: '：' }

const names: string[] = sectionOrder

const everyCard: Record<string, Record<string, FieldCard>> = fieldCards

const cardsOf = (name: string): Record<string, FieldCard> => everyCard[name] ?? {}

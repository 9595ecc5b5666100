import { type CodeLevel, levelOf } from '../../table/code-level.ts'
import type { WubiTable } from '../../table/wubi-table.ts'
import { keyOf } from '../keys/keys.ts'

/** Lessons derived from the table, in the order of the menu. */
export const levelLessons = ['level1', 'level2', 'level3', 'full'] as const
export const zoneLessons = ['zone1', 'zone2', 'zone3', 'zone4', 'zone5'] as const
export const commonLessons = ['common', 'words'] as const
type TableLesson = (typeof levelLessons)[number] | (typeof zoneLessons)[number] | (typeof commonLessons)[number]

/** A lesson derived from the table, the missed characters, or a text by its id. */
export type LessonId = TableLesson | 'missed' | `article:${string}` | `own:${string}`

const tableLessons: readonly string[] = [...levelLessons, ...zoneLessons, ...commonLessons]

export const isTableLesson = (lesson: string): lesson is TableLesson => tableLessons.includes(lesson)

/** The maximum number of characters in a lesson, which is divided into groups. */
const maxCharacters = 500

/** The characters or words of a lesson, the commonest first. */
export function itemsOf(lesson: TableLesson, table: WubiTable): readonly string[] {
  if (lesson === 'words') return table.words.slice(0, maxCharacters)
  if (lesson === 'common') return table.characters.slice(0, maxCharacters)
  const isMeant = lesson.startsWith('zone') ? ofZone(lesson, table) : ofLevel(lesson, table)
  return table.characters.filter(isMeant).slice(0, maxCharacters)
}

const levels: Record<string, CodeLevel> = { level1: 'first', level2: 'second', level3: 'third', full: 'full' }

const ofLevel = (lesson: string, table: WubiTable) => (character: string) =>
  levelOf(table.codesOf(character)) === levels[lesson]

const ofZone = (lesson: string, table: WubiTable) => (character: string) =>
  keyOf(table.fullCodeOf(character)[0] ?? '')?.zone === Number(lesson.at(-1))

import { monthNames, weekdayNames } from '../english-names.ts'

const chineseWeekdays = '一二三四五六日'

/** The number of a month by its English name, or an abbreviation of three letters or more. */
export const monthNumber = (word: string): number | undefined => beginning(monthNames, word)

/** The number of a day of the week, 1 for Monday, by its name in English or Chinese. */
export const weekdayNumber = (word: string): number | undefined =>
  word.length === 1 ? chineseWeekdays.indexOf(word.replace('天', '日')) + 1 || undefined : beginning(weekdayNames, word)

function beginning(names: readonly string[], word: string): number | undefined {
  const lower = word.toLowerCase()
  return lower.length < 3 ? undefined : names.findIndex((name) => name.toLowerCase().startsWith(lower)) + 1 || undefined
}

import { z } from 'zod'
import type { Localized } from '#kit/language.ts'
import { type CivilDate, daysOf, weekdayOf } from '#lib/time/civil.ts'

/** A text in both languages. */
export const bothLanguages = z.strictObject({ en: z.string(), zh: z.string() })

export const weekdayName = (date: CivilDate): Localized => weekdays[weekdayOf(daysOf(date)) - 1] ?? { en: '', zh: '' }

const weekdays: Localized[] = [
  { en: 'Monday', zh: '星期一' },
  { en: 'Tuesday', zh: '星期二' },
  { en: 'Wednesday', zh: '星期三' },
  { en: 'Thursday', zh: '星期四' },
  { en: 'Friday', zh: '星期五' },
  { en: 'Saturday', zh: '星期六' },
  { en: 'Sunday', zh: '星期日' },
]

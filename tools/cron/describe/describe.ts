import type { Localized } from '#kit/language.ts'
import type { RateUnit, Schedule } from '../parse/schedule.ts'
import { describeInChinese } from './chinese.ts'
import { describeInEnglish } from './english.ts'
import { simplifySchedule } from './simplify.ts'

/** Describes an expression in a sentence of each language. */
export function describeSchedule(schedule: Schedule): Localized {
  if (schedule.kind === 'reboot') return { en: 'When the system starts', zh: '系统启动时' }
  if (schedule.kind === 'fields') {
    const simple = simplifySchedule(schedule)
    return { en: describeInEnglish(simple), zh: describeInChinese(simple) }
  }
  const { amount, unit } = schedule
  const en = amount === 1 ? `Every ${unit}` : `Every ${amount} ${unit}s`
  return { en, zh: amount === 1 ? once[unit] : `每 ${amount} ${units[unit]}` }
}

const units: Record<RateUnit, string> = { minute: '分钟', hour: '小时', day: '天' }
const once: Record<RateUnit, string> = { minute: '每分钟', hour: '每小时', day: '每天' }

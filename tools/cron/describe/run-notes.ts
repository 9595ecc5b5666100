import type { Localized } from '#kit/language.ts'
import { writeLocal } from '#lib/time/write-time.ts'
import type { Zone } from '#lib/time/zone.ts'
import type { FoundRuns } from '../runs/find-runs.ts'

export const rebootNote = { en: 'Runs once, when the system starts', zh: '仅在系统启动时运行一次' }

export const endNote = { en: 'There are no more runs in this direction', zh: '此后（或此前）不再有运行' }

export const rateNote = {
  en: 'A rate is counted from when the rule was created; here from the given time',
  zh: '速率从规则创建时开始计算；此处从给定时间算起',
}

/** Says what a change of the clocks did to a run. */
export function noteOf({ code, at }: FoundRuns['notes'][number], zone: Zone): Localized {
  const time = writeLocal({ seconds: at, nanosecond: 0 }, zone)
  if (code === 'twice') {
    return {
      en: `${time}: the clocks go back and show this time twice; it runs the first time only`,
      zh: `${time}：时钟调慢，这一时刻出现两次，只在第一次运行`,
    }
  }
  return {
    en: `${time}: the clocks go forward; what falls into the skipped time runs at its end`,
    zh: `${time}：时钟调快，被跳过的运行在跳过的时段结束时执行`,
  }
}

import type { FieldSchedule } from '../parse/schedule.ts'

/** What a scheduler does when the clocks change. */
interface ClockChangeRules {
  /** Whether a run in a skipped time happens at its end; else it is left out. */
  catchesUp: boolean
  /** Whether a run in a time that the clocks show twice happens both times; else the first time only. */
  repeats: boolean
}

/**
 * Returns how the scheduler of a dialect treats runs in a skipped or repeated time:
 *
 * - cron(8) of Vixie, ISC and Debian: ‘those jobs which would have run in the time that was skipped will be run soon after
 *   the change’, ‘jobs that fall into the repeated time will not be re-run’; ‘only jobs that run at a particular time
 *   (not … with * in the hour or minute specifier) are affected’, the others follow the new time. A field counts as such
 *   where it begins with `*`, also where a step follows.
 * - Quartz, FAQ on daylight savings: a trigger at 2:15 am ‘will be skipped’, and after one every 15 minutes ‘for the next
 *   hour no trigger firings will occur’.
 * - Spring says nothing, but its CronExpression advances a ZonedDateTime, which passes through a repeated hour twice;
 *   skipped times are left out (spring-framework#36865).
 * - Amazon EventBridge Scheduler, schedule types: an invocation in a skipped time ‘is skipped’, in a repeated one it ‘runs
 *   only once’.
 */
export function clockChangeRules({ dialect, fields }: FieldSchedule): ClockChangeRules {
  if (dialect !== 'unix') return { catchesUp: false, repeats: dialect === 'spring' }
  const isWild = fields.hour.hasStar || fields.minute.hasStar
  return { catchesUp: !isWild, repeats: isWild }
}

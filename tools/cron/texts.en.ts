import type { Texts } from '#kit/texts.ts'
import type * as operations from './operations.ts'

const dialects = { unix: 'Unix (crontab)', quartz: 'Quartz', spring: 'Spring', aws: 'AWS EventBridge' }

const weekdays = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
}

const names = {
  second: 'Second',
  minute: 'Minute',
  hour: 'Hour',
  'day-of-month': 'Day of month',
  month: 'Month',
  'day-of-week': 'Day of week',
  year: 'Year',
}

/** One field is a time, the other of this name a dialect. */
const fromChoices = { choices: { auto: 'Automatic', ...dialects } }

export const en = {
  operations: {
    explain: { title: 'Explain', description: 'Say in words what a cron expression means.', done: 'Explained' },
    next: { title: 'Next runs', description: 'List when a cron expression runs, in any time zone.' },
    build: { title: 'Build', description: 'Build a cron expression from choices.', done: 'Built' },
    convert: { title: 'Convert', description: 'Convert between the dialects of cron.', done: 'Converted' },
    crontab: { title: 'Crontab', description: 'Explain every line of a crontab.', done: 'Explained' },
  },
  input: {
    expression: { label: 'Cron expression', help: 'Such as */15 9-17 * * 1-5, @daily or CRON_TZ=Asia/Tokyo 0 5 * * *' },
    dialect: {
      label: 'Dialect',
      help: 'Whose rules apply; found by the fields if automatic',
      choices: { auto: 'Automatic', ...dialects },
    },
    timeZone: { label: 'Time zone', help: 'A name such as Asia/Shanghai, an offset, or an abbreviation such as JST' },
    from: {
      label: 'From',
      help: 'Runs: a time, now if empty. Converting: the dialect of the expression',
      ...fromChoices,
    },
    count: { label: 'How many', help: 'How many runs are listed' },
    backwards: { label: 'Last runs', help: 'Go back in time instead' },
    every: {
      label: 'Every',
      help: 'How often it runs',
      choices: { minute: 'Minute', hour: 'Hour', day: 'Day', week: 'Week', month: 'Month', year: 'Year' },
    },
    step: { label: 'Interval', help: '2 for every second minute, hour, day or month' },
    minute: { label: 'Minute', help: '0 to 59' },
    hour: { label: 'Hour', help: '0 to 23' },
    weekdays: {
      label: 'Days of the week',
      help: 'Monday if empty',
      choices: { mon: 'Mon', tue: 'Tue', wed: 'Wed', thu: 'Thu', fri: 'Fri', sat: 'Sat', sun: 'Sun' },
    },
    day: { label: 'Day of the month', help: '1 to 31; L is the last day, LW the last weekday, except in Unix' },
    month: { label: 'Month', help: '1 to 12' },
    to: { label: 'Convert to', help: 'The dialect of the result', choices: dialects },
    text: { label: 'Crontab', help: 'As printed by crontab -l' },
  },
  output: {
    en: { label: 'English', help: 'What it means in English' },
    zh: { label: 'Chinese', help: 'What it means in Chinese' },
    dialect: { label: 'Dialect', help: 'Whose rules were applied', choices: dialects },
    fields: {
      label: 'Fields',
      help: 'What each field does',
      columns: {
        name: { label: 'Field', help: 'The name of the field', choices: names },
        source: { label: 'Written', help: 'As in the expression' },
        en: { label: 'English', help: 'What it means in English' },
        zh: { label: 'Chinese', help: 'What it means in Chinese' },
        values: { label: 'Values', help: 'All numbers that match; days of the week from Sunday as 0' },
      },
    },
    warnings: {
      label: 'Warnings',
      help: 'What may be unexpected',
      columns: {
        en: { label: 'English', help: 'In English' },
        zh: { label: 'Chinese', help: 'In Chinese' },
      },
    },
    runs: {
      label: 'Runs',
      help: 'The nearest first',
      columns: {
        time: { label: 'Time', help: 'With the offset of the time zone' },
        weekday: { label: 'Day', help: 'Day of the week', choices: weekdays },
        after: { label: 'Distance', help: 'From the time that was asked from' },
      },
    },
    zone: { label: 'Time zone', help: 'Where the clocks show these times' },
    notes: {
      label: 'Notes',
      help: 'What daylight saving time does to the runs',
      columns: {
        en: { label: 'English', help: 'In English' },
        zh: { label: 'Chinese', help: 'In Chinese' },
      },
    },
    expression: { label: 'Cron expression', help: 'Ready to use' },
    lines: {
      label: 'Jobs',
      help: 'Every line with a job',
      columns: {
        line: { label: 'Line', help: 'In the crontab' },
        expression: { label: 'Expression', help: 'When it runs' },
        command: { label: 'Command', help: 'What is run' },
        en: { label: 'English', help: 'What it means, or what is wrong' },
        zh: { label: 'Chinese', help: 'What it means, or what is wrong' },
        next: { label: 'Next run', help: 'In the time zone of the crontab; local unless CRON_TZ says otherwise' },
      },
    },
  },
  guide: {
    steps: [
      'Type or paste a cron expression; it is explained as you type.',
      'Choose “Next runs” to see when it runs in your time zone.',
      'Not sure how to write it? Choose “Build”.',
    ],
    questions: [
      {
        question: 'How do Unix, Quartz, Spring and AWS differ?',
        answer:
          'Unix has five fields. Quartz and Spring begin with seconds; Quartz and AWS count Sunday as 1 and need a ? in one of the two day fields; AWS ends with a year. In Unix a day that matches either day field is enough, in Spring both must match.',
      },
      {
        question: 'What happens when the clocks change?',
        answer:
          'That depends on the scheduler. Unix cron runs a job at a fixed time at the end of a skipped hour, and once in a repeated one; a job whose hour or minute begins with * just follows the clock, so it runs in both. Quartz and AWS leave out what is skipped and run once in a repeated hour, Spring runs in both. “Notes” names each case.',
      },
      {
        question: 'Why is */7 a problem?',
        answer:
          'Steps start over every hour: */7 runs at minute 56 and again at minute 0, four minutes later. Only steps that divide 60 are even.',
      },
    ],
  },
} satisfies Texts<typeof operations>

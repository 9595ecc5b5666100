import type { Texts } from '#kit/texts.ts'
import type * as operations from './operations.ts'

const units = {
  auto: 'By the number of digits',
  seconds: 'Seconds',
  milliseconds: 'Milliseconds',
  microseconds: 'Microseconds',
  nanoseconds: 'Nanoseconds',
  windows: 'Windows FILETIME',
  dotnet: '.NET ticks',
  cocoa: 'Cocoa (since 2001)',
  excel: 'Excel (days since 1900)',
  ntp: 'NTP (since 1900)',
}

const languages = {
  javascript: 'JavaScript',
  java: 'Java',
  python: 'Python',
  go: 'Go',
  php: 'PHP',
  csharp: 'C#',
  rust: 'Rust',
  mysql: 'MySQL',
  postgresql: 'PostgreSQL',
  shell: 'Shell',
}

export const en = {
  operations: {
    convert: { title: 'Convert', description: 'Convert a timestamp or a date to all other forms.', done: 'Converted' },
    now: { title: 'Now', description: 'Get the current time in every form.' },
    replace: {
      title: 'Replace in text',
      description: 'Replace every timestamp in a log, in JSON or in a list, and nothing else.',
      done: 'Replaced',
    },
    snippet: { title: 'Code', description: 'Get the code for timestamps in ten languages.' },
  },
  input: {
    text: {
      label: 'Timestamp or date',
      help: 'A number or a date in any form; “Replace in text” takes a log or list of them',
    },
    unit: { label: 'Unit of numbers', help: 'What a number counts', choices: units },
    timeZone: {
      label: 'Time zone',
      help: 'A name such as Asia/Shanghai, an offset, or an abbreviation such as JST; an offset in the text wins',
    },
    dayFirst: { label: 'Day before month', help: 'Read 5/1/2026 as 5 January' },
    to: {
      label: 'Replace with',
      help: 'What each timestamp becomes',
      choices: {
        iso: 'ISO 8601 with offset',
        local: 'Local time',
        utc: 'UTC',
        seconds: 'Seconds',
        milliseconds: 'Milliseconds',
        pattern: 'A pattern',
      },
    },
    pattern: { label: 'Pattern', help: 'As in Java and UTS 35, such as yyyy-MM-dd HH:mm:ss.SSS; quote other letters' },
    language: { label: 'Language', help: 'A programming language or a database', choices: languages },
    task: {
      label: 'Task',
      help: 'What the code does',
      choices: { now: 'Current timestamp', 'to-date': 'Timestamp to date', 'to-timestamp': 'Date to timestamp' },
    },
  },
  output: {
    local: { label: 'Local time', help: 'What the clocks of the time zone show' },
    iso: { label: 'ISO 8601', help: 'With the offset of the time zone (RFC 3339)' },
    utc: { label: 'UTC', help: 'ISO 8601 in UTC' },
    seconds: { label: 'Seconds', help: 'Whole seconds since 1970; a fraction is kept in the nanoseconds' },
    milliseconds: { label: 'Milliseconds', help: 'Whole milliseconds since 1970' },
    nanoseconds: { label: 'Nanoseconds', help: 'Since 1970, exact' },
    rfc5322: { label: 'RFC 5322', help: 'As in email; empty for years without four digits' },
    http: { label: 'HTTP', help: 'As in HTTP headers; empty for years without four digits' },
    relative: { label: 'Relative', help: 'How long ago or until then, in English and Chinese' },
    weekday: { label: 'Day of the week', help: 'In English and Chinese' },
    isoWeek: { label: 'ISO week', help: 'Weeks begin on Monday; week 1 has the first Thursday of the year' },
    dayOfYear: { label: 'Day of the year', help: 'From 1' },
    zone: { label: 'Time zone', help: 'The time zone of the local time' },
    offset: { label: 'Offset', help: 'From UTC at that time' },
    understood: { label: 'Read as', help: 'How the text was understood, in English and Chinese' },
    text: { label: 'Result', help: 'The text with its timestamps replaced' },
    count: { label: 'Replaced', help: 'How many timestamps were found' },
    code: { label: 'Code', help: 'Ready to paste' },
  },
  guide: {
    steps: [
      'Type or paste a timestamp or a date: seconds, milliseconds, ISO 8601, email, logs or Chinese.',
      'Choose a time zone; without one, it is that of your device.',
      'To convert a whole log, choose “Replace in text” and paste it.',
    ],
    questions: [
      {
        question: 'How is the unit detected?',
        answer:
          'By the digits before the point: up to 11 are seconds, 12 to 14 milliseconds, 15 to 17 microseconds, 18 to 20 nanoseconds. 20260105 and 20260105093000 are read as dates. “Read as” names the rule.',
      },
      {
        question: 'Which time zone counts?',
        answer:
          'An offset or a zone in the text always wins. Otherwise it is the time zone that you choose, or that of your device; over HTTP it is that of the server.',
      },
      {
        question: 'What about daylight saving time?',
        answer:
          'A time that was skipped moves on by the gap; of a time that happened twice, the earlier one counts. “Read as” says so.',
      },
      {
        question: 'Why are two-digit years refused?',
        answer: 'Because 1/5/26 can be 1926 or 2026, and guessing would be wrong for somebody.',
      },
    ],
  },
} satisfies Texts<typeof operations>

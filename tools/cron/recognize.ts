import { confidence, type Recognition, type Recognize } from '#lib/recognition/recognition.ts'

/** Recognizes five to seven fields of which one begins with `*` or `?`, crontab's nicknames, and the forms of AWS. */
export const recognize: Recognize = ({ text, isCut, file }) => {
  if (file || isCut || text.length > 200) return []
  if (/^@(?:yearly|annually|monthly|weekly|daily|midnight|hourly|reboot)$/.test(text)) return [of(confidence.certain)]
  if (/^(?:cron\([^()\n]{9,100}\)|rate\(\d{1,6} (?:minute|hour|day)s?\))$/.test(text)) return [of(confidence.certain)]
  const fields = text.split(/[ \t]+/)
  if (fields.length < 5 || fields.length > 7) return []
  const isCron = fields.every((field) =>
    /^[\d*?,/#LW-]+$|^(?:[\d,/#-]|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC|SUN|MON|TUE|WED|THU|FRI|SAT)+L?$/i.test(
      field,
    ),
  )
  return isCron && fields.some((field) => /^[*?]/.test(field)) ? [of(confidence.certain)] : []
}

const label = { en: 'Explain the cron expression', zh: '解释 Cron 表达式' }
const kind = { en: 'a cron expression', zh: 'Cron 表达式' }

const of = (sure: number): Recognition => ({ operation: 'explain', label, confidence: sure, kind })

import { type AdminRecord, type Kind, newRecord, savedValues } from '#contract/data-list.ts'
import type { Language } from '#kit/language.ts'
import { fill } from '#kit/sentence.ts'
import { validationIssuesOf } from '#kit/validation-issues.ts'
import { banOf, linkOf } from './record-value.ts'

/** The typed values of a record's form. Each kind uses some of them. */
export interface Draft {
  name: string
  link: string
  open_blank: boolean
  /** One text per line. */
  values: string
  enable: boolean
  key: string
  /** Empty for "at the end". */
  sort: string
}

/** Issues by field; `form` for those of none. */
export type Issues = Partial<Record<keyof Draft | 'form', string>>

const emptyDraft: Draft = { name: '', link: '', open_blank: true, values: '', enable: true, key: '', sort: '' }

/** The form's values of a record, or of a new one. */
export function draftOf(record: AdminRecord | undefined): Draft {
  if (!record) return emptyDraft
  const own = { key: record.key, sort: String(record.sort) }
  if (record.kind === 'friend_link') return { ...emptyDraft, ...linkOf(record), ...own }
  const { enable, values } = banOf(record)
  return { ...emptyDraft, enable, values: values.join('\n'), ...own }
}

/** The texts of a ban, trimmed and without empty lines. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** The value of a draft. */
export const valueIn = (kind: Kind, { name, link, open_blank, enable, values }: Draft): Record<string, unknown> =>
  kind === 'friend_link'
    ? { name: name.trim(), link: link.trim(), open_blank, enable }
    : { enable, values: linesOf(values) }

/**
 * The key and sort number of a draft; an empty key is left to the server, an empty number means the end of the list.
 */
export const keyAndSortOf = ({ key, sort }: Draft): { key?: string; sort?: number } => ({
  ...(key !== '' && { key }),
  ...(sort.trim() !== '' && { sort: Number(sort) }),
})

/** Validates a draft by the server's rules before sending. */
export function validateDraft(kind: Kind, draft: Draft, language: Language): Issues {
  const value = valueIn(kind, draft)
  const issues = [
    ...validationIssuesOf(savedValues[kind], value),
    ...validationIssuesOf(newRecord, { kind, value, ...keyAndSortOf(draft) }),
  ].map(({ field, message }) => ({ field, message: message[language] }))
  return issuesByField(issues, draft, language)
}

/** Groups messages by field, the first of each; those of a list item name its line. */
export function issuesByField(
  issues: readonly { field: string; message: string }[],
  draft: Draft,
  language: Language,
): Issues {
  const words = texts[language]
  const lines = linesOf(draft.values)
  const inLine = (line: number, message: string) =>
    fill(words.line, { number: line + 1, message: (lines[line]?.length ?? 0) < 3 ? words.tooShort : message })
  const byField: Issues = {}
  for (const { field, message } of issues) {
    const [name = '', line] = field.replace(/^value\./, '').split('.')
    const to = name in emptyDraft ? (name as keyof Draft) : 'form'
    byField[to] ??= line === undefined ? message : inLine(Number(line), message)
  }
  if (byField.name && draft.name.trim() === '') byField.name = words.noName
  if (byField.values && lines.length === 0) byField.values = words.noValues
  return byField
}

const texts = {
  en: {
    noName: 'Enter a name',
    noValues: 'Enter at least one name',
    line: 'Line {number}: {message}',
    tooShort: 'needs at least 3 characters',
  },
  zh: {
    noName: '请输入名称',
    noValues: '请至少输入一个名称',
    line: '第 {number} 行：{message}',
    tooShort: '至少需要 3 个字符',
  },
}

import { type AdminRecord, type Kind, newRecord, savedValues } from '#contract/data-list.ts'
import type { Language } from '#kit/language.ts'
import { fill } from '#kit/sentence.ts'
import { validationIssuesOf } from '#kit/validation-issues.ts'
import { banOf, linkOf } from './record-value.ts'

/** What stands in the fields of a record's form, as it is typed. Each kind uses some of them. */
export interface Draft {
  name: string
  link: string
  open_blank: boolean
  /** One text a line. */
  values: string
  enable: boolean
  key: string
  /** Empty for "at the end". */
  sort: string
}

/** What is wrong, by field; `form` is what belongs to none. */
export type Issues = Partial<Record<keyof Draft | 'form', string>>

const emptyDraft: Draft = { name: '', link: '', open_blank: true, values: '', enable: true, key: '', sort: '' }

/** Puts a record into the fields; without one, what a new record begins with. */
export function draftOf(record: AdminRecord | undefined): Draft {
  if (!record) return emptyDraft
  const own = { key: record.key, sort: String(record.sort) }
  if (record.kind === 'friend_link') return { ...emptyDraft, ...linkOf(record), ...own }
  const { enable, values } = banOf(record)
  return { ...emptyDraft, enable, values: values.join('\n'), ...own }
}

/** The texts of a ban, without empty lines and spaces at the ends. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** The value that a draft stands for. */
export const valueIn = (kind: Kind, { name, link, open_blank, enable, values }: Draft): Record<string, unknown> =>
  kind === 'friend_link'
    ? { name: name.trim(), link: link.trim(), open_blank, enable }
    : { enable, values: linesOf(values) }

/** The key and the place that a draft names; what is empty is left to the server, or to the end of the list. */
export const keyAndSortOf = ({ key, sort }: Draft): { key?: string; sort?: number } => ({
  ...(key !== '' && { key }),
  ...(sort.trim() !== '' && { sort: Number(sort) }),
})

/** Finds what the server would refuse of a draft, before it is sent. */
export function validateDraft(kind: Kind, draft: Draft, language: Language): Issues {
  const value = valueIn(kind, draft)
  const issues = [
    ...validationIssuesOf(savedValues[kind], value),
    ...validationIssuesOf(newRecord, { kind, value, ...keyAndSortOf(draft) }),
  ].map(({ field, message }) => ({ field, message: message[language] }))
  return issuesByField(issues, draft, language)
}

/** Puts sentences to the fields that they belong to, the first of each; a line of a list says which. */
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

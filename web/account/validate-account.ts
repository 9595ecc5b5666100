import { userChange } from '#contract/users.ts'
import type { Language } from '#kit/language.ts'
import { validationIssuesOf } from '#kit/validation-issues.ts'
import { CallError, reportUnexpected, serverIssues } from '../api/call-error.ts'
import { texts } from './texts.ts'

/** The fields of the form, in the order in which they stand. */
export const accountFields = ['username', 'new_password', 'old_password'] as const

export type AccountField = (typeof accountFields)[number]

/** What is wrong, by field; `form` is what belongs to none. */
export type Issues = Partial<Record<AccountField | 'form', string>>

interface AccountUpdate {
  old_password: string
  username?: string
  new_password?: string
}

/** Finds what the server would refuse of a change, before it is sent. */
export function validateAccount(change: AccountUpdate, username: string, language: Language): Issues {
  const words = texts[language]
  const found = Object.fromEntries(
    validationIssuesOf(userChange, change).map(({ field, message }) => [field || 'form', message[language]]),
  )
  const own: Issues = {}
  if (found['username']) own.username = words.usernameIssue
  if (change.old_password === '') own.old_password = words.oldPasswordMissing
  if (change.new_password !== undefined && isSame(change.new_password, change.username ?? username)) {
    own.new_password = words.sameAsName
  } else if (change.new_password !== undefined && change.new_password === change.old_password) {
    own.new_password = words.sameAsOld
  }
  return { ...found, ...own }
}

/** A password that only differs from the name in the case of its letters is guessed as soon. */
const isSame = (password: string, name: string): boolean => password.toLowerCase() === name.toLowerCase()

/** Reads what the server has refused: at its field where it names one, else for the form. `seconds` until it may be tried again. */
export function issuesOfAnswer(error: unknown, words: (typeof texts)[Language]): Issues & { seconds?: number } {
  reportUnexpected(error)
  if (!(error instanceof CallError)) return { form: String(error) }
  if (error.code === 409) return { username: words.taken }
  if (error.code === 429) return { seconds: error.retryAfter ?? 60 }
  if (error.code === 0) return { form: words.unreachable }
  const { old_password, ...named } = serverIssues(error)
  const known = Object.fromEntries(accountFields.flatMap((field) => (named[field] ? [[field, named[field]]] : [])))
  if (old_password !== undefined) return { ...known, old_password: words.wrongOldPassword }
  return Object.keys(known).length > 0 ? known : { form: error.message }
}

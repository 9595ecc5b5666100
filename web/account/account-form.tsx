import { TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { userChange } from '#contract/users.ts'
import type { Language } from '#kit/language.ts'
import { fill } from '#kit/sentence.ts'
import { validationIssuesOf } from '#kit/validation-issues.ts'
import { Button } from '#ui/controls/button.tsx'
import { useLanguage, useTexts } from '#ui/language/language.ts'
import { call } from '../api/call.ts'
import { CallError, reportUnexpected, serverIssues } from '../api/call-error.ts'
import { fieldError } from '../forms/field-error.tsx'
import { fieldIn } from '../forms/field-in.ts'
import { Note } from '../forms/note.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { SheetForm } from '../forms/sheet.tsx'
import { storeUser, type UserInfo } from '../session/session.ts'
import { showToast } from '../toast/show-toast.ts'
import styles from './account.module.css'
import { texts } from './texts.ts'

/** Changes the name, the password, or both; the password that holds now is always asked for. */
export function AccountForm({ user }: { user: UserInfo }) {
  const words = useTexts(texts)
  const language = useLanguage()
  const queryClient = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [isBusy, setBusy] = useState(false)
  /** What was typed over the name that holds. */
  const [typed, setTyped] = useState<string>()
  const [issues, setIssues] = useState<Issues>({})

  const inputOf = (field: AccountField) => fieldIn(form.current, field)

  /** The first error takes the focus, so that it is read and can be corrected. */
  function showIssues(newIssues: Issues): void {
    setIssues(newIssues)
    const first = accountFields.find((field) => newIssues[field])
    if (first) inputOf(first)?.focus()
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const [username = '', new_password = '', old_password = ''] = accountFields.map((field) => inputOf(field)?.value)
    const change = {
      old_password,
      ...(username !== user.username && { username }),
      ...(new_password !== '' && { new_password }),
    }
    const newIssues = validateAccount(change, user.username, language)
    showIssues(newIssues)
    if (Object.keys(newIssues).length > 0) return
    setBusy(true)
    try {
      const changed = await call('updateOwnUser', { body: change })
      queryClient.setQueryData(['userInfo'], changed)
      storeUser(changed)
      setTyped(undefined)
      for (const field of ['new_password', 'old_password'] as const) {
        const input = inputOf(field)
        if (input) input.value = ''
      }
      showToast({ text: words.saved, tone: 'success' })
    } catch (error) {
      const { seconds, ...refused } = issuesOfAnswer(error, words)
      showIssues(seconds === undefined ? refused : { form: fill(words.throttled, { count: seconds }) })
    } finally {
      setBusy(false)
    }
  }

  return (
    <SheetForm ref={form} aria-busy={isBusy} onSubmit={save}>
      {issues.form && <Note tone="danger">{issues.form}</Note>}
      <TextInput
        data-field="username"
        label={words.username}
        description={words.usernameHelp}
        value={typed ?? user.username}
        onChange={(event) => setTyped(event.currentTarget.value)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={fieldError(issues.username)}
      />
      <PasswordField
        name="new_password"
        label={words.newPassword}
        description={words.newPasswordHelp}
        autoComplete="new-password"
        error={fieldError(issues.new_password)}
      />
      <PasswordField
        name="old_password"
        label={words.oldPassword}
        description={words.oldPasswordHelp}
        autoComplete="current-password"
        error={fieldError(issues.old_password)}
      />
      <div className={styles['foot']}>
        <Button type="submit" look="filled" aria-busy={isBusy}>
          {words.save}
        </Button>
        <span>{words.others}</span>
      </div>
    </SheetForm>
  )
}

/** The fields of the form, in the order in which they stand. */
const accountFields = ['username', 'new_password', 'old_password'] as const

type AccountField = (typeof accountFields)[number]

/** Issues by field; `form` for those of none. */
type Issues = Partial<Record<AccountField | 'form', string>>

interface AccountUpdate {
  old_password: string
  username?: string
  new_password?: string
}

/** Finds what the server would refuse of a change, before it is sent. */
function validateAccount(change: AccountUpdate, username: string, language: Language): Issues {
  const words = texts[language]
  const schemaIssues = Object.fromEntries(
    validationIssuesOf(userChange, change).map(({ field, message }) => [field || 'form', message[language]]),
  )
  const own: Issues = {}
  if (schemaIssues['username']) own.username = words.usernameIssue
  if (change.old_password === '') own.old_password = words.oldPasswordMissing
  if (change.new_password !== undefined && isSame(change.new_password, change.username ?? username)) {
    own.new_password = words.sameAsName
  } else if (change.new_password !== undefined && change.new_password === change.old_password) {
    own.new_password = words.sameAsOld
  }
  return { ...schemaIssues, ...own }
}

/** A password that only differs from the name in the case of its letters is guessed as soon. */
const isSame = (password: string, name: string): boolean => password.toLowerCase() === name.toLowerCase()

/** Reads what the server has refused: at its field where it names one, else for the form. `seconds` until it may be tried again. */
function issuesOfAnswer(error: unknown, words: (typeof texts)[Language]): Issues & { seconds?: number } {
  reportUnexpected(error)
  if (!(error instanceof CallError)) return { form: String(error) }
  if (error.code === 409) return { username: words.taken }
  if (error.code === 429) return { seconds: error.retryAfter ?? 60 }
  if (error.code === 0) return { form: words.unreachable }
  const { old_password, ...named } = serverIssues(error)
  const fieldIssues = Object.fromEntries(
    accountFields.flatMap((field) => (named[field] ? [[field, named[field]]] : [])),
  )
  if (old_password !== undefined) return { ...fieldIssues, old_password: words.wrongOldPassword }
  return Object.keys(fieldIssues).length > 0 ? fieldIssues : { form: error.message }
}

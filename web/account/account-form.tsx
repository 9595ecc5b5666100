import { TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { fill } from '#kit/sentence.ts'
import { Button } from '#ui/controls/button.tsx'
import { useLanguage, useTexts } from '#ui/language/language.ts'
import { call } from '../api/call.ts'
import { fieldError } from '../forms/field-error.tsx'
import { fieldIn } from '../forms/field-in.ts'
import { Note } from '../forms/note.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { SheetForm } from '../forms/sheet.tsx'
import { storeUser, type UserInfo } from '../session/session.ts'
import { showToast } from '../toast/show-toast.ts'
import styles from './account.module.css'
import { texts } from './texts.ts'
import { type AccountField, accountFields, type Issues, issuesOfAnswer, validateAccount } from './validate-account.ts'

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

  /** The first fault takes the focus, so that it is read and can be mended. */
  function showIssues(found: Issues): void {
    setIssues(found)
    const first = accountFields.find((field) => found[field])
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
    const found = validateAccount(change, user.username, language)
    showIssues(found)
    if (Object.keys(found).length > 0) return
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

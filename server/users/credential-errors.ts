import { password as passwordForm, username as usernameForm } from '#contract/users.ts'
import { validationIssuesOf } from '#kit/validation-issues.ts'
import { passwordWeakness } from './password-weakness.ts'

/** Returns why a username is invalid, in English for the operator; undefined if it is valid. */
export const usernameError = (username: string): string | undefined =>
  validationIssuesOf(usernameForm, username).length === 0
    ? undefined
    : 'A user name has 3 to 32 of the characters A-Z a-z 0-9 _ . -'

/** Returns why a password is invalid, in English; undefined if it is valid. */
export const passwordError = (password: string, username: string): string | undefined =>
  validationIssuesOf(passwordForm, password)[0]?.message.en ?? passwordWeakness(password, username)?.en

import { password as passwordForm, username as usernameForm } from '#contract/users.ts'
import type { Localized } from '#kit/language.ts'
import { validationIssuesOf } from '#kit/validation-issues.ts'
import { passwordWeakness } from './password-weakness.ts'

/** Returns why a username is invalid, for the operator; undefined if it is valid. */
export const usernameError = (username: string): Localized | undefined =>
  validationIssuesOf(usernameForm, username).length === 0
    ? undefined
    : {
        en: 'A username has 3 to 32 of the characters A-Z a-z 0-9 _ . -',
        zh: '用户名由 3 到 32 个字符组成，可用 A-Z a-z 0-9 _ . -',
      }

/** Returns why a password is invalid; undefined if it is valid. */
export const passwordError = (password: string, username: string): Localized | undefined =>
  validationIssuesOf(passwordForm, password)[0]?.message ?? passwordWeakness(password, username)

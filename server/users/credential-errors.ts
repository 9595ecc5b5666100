import { password as passwordForm, username as usernameForm } from '#contract/users.ts'
import { validationIssuesOf } from '#kit/validation-issues.ts'
import { passwordWeakness } from './password-weakness.ts'

/** Says in English, for whoever runs the server, why a user cannot have this name; undefined where it can. */
export const usernameError = (username: string): string | undefined =>
  validationIssuesOf(usernameForm, username).length === 0
    ? undefined
    : 'A user name has 3 to 32 of the characters A-Z a-z 0-9 _ . -'

/** Says in English why a user cannot have this password; undefined where they can. */
export const passwordError = (password: string, username: string): string | undefined =>
  validationIssuesOf(passwordForm, password)[0]?.message.en ?? passwordWeakness(password, username)?.en

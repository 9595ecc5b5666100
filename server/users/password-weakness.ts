import type { Localized } from '#kit/language.ts'
import { commonPasswords } from './common-passwords.ts'

/** Returns why a password is too easy to guess, whatever its length; undefined if it is not. */
export function passwordWeakness(password: string, username: string): Localized | undefined {
  const plain = password.toLowerCase()
  if (plain === username.toLowerCase()) return sentences.isName
  return commonPasswords.has(plain) ? sentences.isCommon : undefined
}

const sentences = {
  isName: { en: 'The password must differ from the username', zh: '密码不能与用户名相同' },
  isCommon: {
    en: 'This password is too common: choose one that is hard to guess',
    zh: '这个密码太常见，请换一个更难猜的密码',
  },
} satisfies Record<string, Localized>

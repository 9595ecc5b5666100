import { errors } from '../errors.ts'

/** Removes visual separators from a number. */
export function phoneNumber(written: string): string {
  const number = written.replace(/[^\d+*#,;]/g, '')
  if (!/\d/.test(number)) throw errors.badNumber()
  return number
}

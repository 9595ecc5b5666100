import { errors } from '../errors.ts'

/** Takes out of a number what is there for the eye alone. */
export function phoneNumber(written: string): string {
  const number = written.replace(/[^\d+*#,;]/g, '')
  if (!/\d/.test(number)) throw errors.badNumber()
  return number
}

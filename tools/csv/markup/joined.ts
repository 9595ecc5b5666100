import { maxTextLength } from '#lib/json/write.ts'
import { errors } from '../errors.ts'

/** Puts lines together, unless they are longer than a text can be. */
export function joined(lines: readonly string[]): string {
  const length = lines.reduce((sum, line) => sum + line.length, 0)
  if (length > maxTextLength) throw errors.tooLong({ limit: maxTextLength })
  return lines.join('')
}

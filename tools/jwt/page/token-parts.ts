import { lineColumnIn } from '#lib/text/line-columns-in.ts'
import type { TextMark } from '#ui/editor/text-mark.ts'

/** In UTF-16 units. Longer text is not colored. */
const maxMarked = 20_000

/** Marks the header, payload and signature of a signed token; the five parts of an encrypted one are not readable. */
export function tokenParts(name: string, text: string): readonly TextMark[] {
  if (name !== 'token' || text.length > maxMarked) return []
  const [token = ''] = /(?<![\w.-])[\w-]{4,}\.[\w-]*\.[\w-]*(?![\w.-])/.exec(text) ?? []
  const kinds = ['first', 'second', 'third'] as const
  let at = text.indexOf(token)
  return token.split('.').flatMap((part, index) => {
    const [from, to] = [at, at + part.length]
    at = to + 1
    const kind = kinds[index]
    return kind && part ? [{ from: lineColumnIn(text, from), to: lineColumnIn(text, to), kind }] : []
  })
}

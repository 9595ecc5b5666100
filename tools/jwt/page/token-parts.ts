import { lineColumnIn } from '#lib/text/line-columns-in.ts'
import type { TextMark } from '#ui/editor/text-mark.ts'

/** In UTF-16 units. A token is shorter; of what is longer nothing is told apart. */
const maxMarked = 20_000

/** Header, payload and signature of a signed token; of an encrypted one they would be five, and none of them is read. */
export function partsIn(name: string, text: string): readonly TextMark[] {
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

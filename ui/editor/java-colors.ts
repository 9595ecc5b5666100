import type { StreamParser, StringStream } from '@codemirror/language'
import { java as mode } from '@codemirror/legacy-modes/mode/clike'

/**
 * A Java highlighter with the contextual keywords of Java 16 and 17 in type declarations: `record`,
 * `sealed` and `permits` (Java Language Specification, §3.9).
 */
export const java: StreamParser<unknown> = {
  ...mode,
  token(stream, state) {
    const token = mode.token(stream, state)
    return isKeyword.get(stream.current())?.(stream) ? 'keyword' : token
  },
}

/** In UTF-16 units before `permits` that are searched for a declaration: a line may have a million characters. */
const maxHead = 200

/** A `Map`, since every object has a `toString`. */
const isKeyword = new Map<string, (stream: StringStream) => unknown>([
  ['record', (stream) => stream.match(/^\s+[\p{L}_$][\p{L}\p{N}_$]*\s*[(<]/u, false)],
  ['sealed', (stream) => stream.match(/^\s+(?:\w+\s+){0,3}(?:class|interface)\b/, false)],
  [
    'permits',
    ({ string, start }) => {
      const head = string.slice(Math.max(0, start - maxHead), start)
      return /\b(?:class|interface)\s/.test(head.split(/[;{}]/).at(-1) ?? '')
    },
  ],
])

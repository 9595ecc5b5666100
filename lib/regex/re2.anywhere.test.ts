// RE2 has Go's syntax, and finds what Go's FindAllStringIndex is documented to find: successive non-overlapping
// matches, ignoring an empty one that abuts a preceding match. After an empty match the search continues one rune
// further.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../fixtures/runs.ts'
import { re2 } from './re2.ts'

function places(pattern: string, text: string): [number, number][] {
  const search = re2.compile(pattern, '').over(text, { all: true, sticky: false, deadline: performance.now() + 20_000 })
  return Array.from(search.matches(), ({ start, end }) => [start, end])
}

test.each<[string, string, string]>([
  ['a*', 'baaab', '0–0 1–4 5–5'],
  ['a*', 'baac', '0–0 1–3 4–4'],
  ['a*', '', '0–0'],
  ['a*', 'aa', '0–2'],
  ['a|', 'aab', '0–1 1–2 3–3'],
  ['|b', 'abb', '0–0 1–1 2–2 3–3'],
  ['b|', 'abb', '0–0 1–2 2–3'],
  ['a*?', 'aa', '0–0 1–1 2–2'],
  ['x*', '中x文', '0–0 1–2 3–3'],
  ['x*', '🙂x👩‍👧', '0–0 2–3 5–5 6–6 8–8'],
  ['🙂*', 'a🙂🙂b', '0–0 1–5 6–6'],
  ['\\b', '中 ab', '2–2 4–4'],
  ['(?m)^', 'a\n\nb', '0–0 2–2 3–3'],
  ['(?m)$', 'a\n\nb', '1–1 2–2 4–4'],
  ['(?m)^.*$', 'a\n\nb', '0–1 2–2 3–4'],
])('finds %s in %j at %s', (pattern, text, expected) => {
  expect(
    places(pattern, text)
      .map((place) => place.join('–'))
      .join(' '),
  ).toBe(expected)
})

test('finds what Go finds, told step by step', () => {
  const piece = fc.constantFrom('a', 'b', '中', '🙂', 'a*', 'b?', '🙂*', '(?:a|🙂)', '.', '^', '$', '\\b', 'a??', '')
  const branch = fc.array(piece, { maxLength: 3 }).map((pieces) => pieces.join(''))
  const pattern = fc.array(branch, { minLength: 1, maxLength: 3 }).map((branches) => branches.join('|'))
  const text = fc.array(fc.constantFrom('a', 'b', '中', '🙂', ' '), { maxLength: 8 }).map((letters) => letters.join(''))
  fc.assert(
    fc.property(pattern, text, (source, text) => {
      expect(places(source, text)).toEqual(placesInGo(source, text))
    }),
    { numRuns: runs(2000) },
  )
})

/** Go's own loop. At one index, RE2 and ECMAScript prefer the same match. */
function placesInGo(source: string, text: string): [number, number][] {
  const regex = new RegExp(source, 'gu')
  const spans: [number, number][] = []
  let at = 0
  let lastEnd = -1
  while (at <= text.length) {
    regex.lastIndex = at
    const match = regex.exec(text)
    if (!match) break
    const [start, end] = [match.index, match.index + match[0].length]
    const isLeftOut = end === at && start === lastEnd
    if (!isLeftOut) spans.push([start, end])
    at = end > at ? end : at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1)
    lastEnd = end
  }
  return spans
}

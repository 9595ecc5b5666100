import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../fixtures/runs.ts'
import { readableChanges, tokenizeBoth } from './compare-texts.ts'
import { movedLines } from './moved-lines.ts'
import { linesIn } from './tokens.ts'

function movesBetween(original: string, changed: string) {
  const [before, after] = tokenizeBoth(original, changed, 'lines', {})
  return movedLines(before, after, readableChanges(before, after, 'lines'))
}

const block = (name: string) => `function ${name}() {\n  return open('${name}')\n}\n\n`
const pair = (name: string) => `import ${name}\nuse ${name} here\n`
const rest = Array.from({ length: 8 }, (_, at) => `const number${at} = ${at}\n`).join('')

test('a moved block includes its blank lines and braces', () => {
  expect(movesBetween(`${block('first')}${rest}`, `${rest}${block('first')}`)).toEqual([{ from: 0, to: 8, count: 4 }])
  expect(movesBetween(`${rest}${block('first')}`, `${block('first')}${rest}`)).toEqual([{ from: 8, to: 0, count: 4 }])
})

test('a moved block may be reindented', () => {
  const inner = block('first').replace(/^(?=.)/gm, '    ')
  expect(movesBetween(`${block('first')}${rest}`, `${rest}${inner}`)).toEqual([{ from: 0, to: 8, count: 4 }])
})

test.each([
  ['blank lines and braces', `{\n}\n\n{\n}\n${rest}`, `${rest}{\n}\n\n{\n}\n`],
  ['few letters', `a1\nb2\n${rest}`, `${rest}a1\nb2\n`],
  ['a line alone', `${'word '.repeat(20)}\n${rest}`, `${rest}${'word '.repeat(20)}\n`],
  ['what is only indented anew', `${block('first')}${rest}`, `${block('first').replace(/^(?=.)/gm, '  ')}${rest}`],
  [
    'lines that come more than once',
    `${block('a').repeat(2)}${rest}${rest.toUpperCase()}`,
    `${rest}${rest.toUpperCase()}${block('a').repeat(2)}`,
  ],
  ['what was only added', rest, `${rest}${block('first')}`],
])('no move: %s', (_, original, changed) => {
  expect(movesBetween(original, changed)).toEqual([])
})

test('two blocks that moved to different places are two moves', () => {
  const middle = Array.from({ length: 30 }, (_, at) => `let other${at} = ${at}\n`).join('')
  const moves = movesBetween(
    `${pair('first')}${middle}${pair('second')}${rest}`,
    `${middle}${pair('first')}${rest}${pair('second')}`,
  )
  expect(moves).toEqual([
    { from: 0, to: 30, count: 2 },
    { from: 32, to: 40, count: 2 },
  ])
})

test('moved lines are equal apart from surrounding spaces, and none is moved twice', () => {
  const line = fc.constantFrom(
    'one word here',
    '  one word here',
    'two words there',
    'three words',
    'four',
    '',
    '}',
    '{',
  )
  const text = fc.array(line, { maxLength: 40 }).map((lines) => lines.map((own) => `${own}\n`).join(''))
  fc.assert(
    fc.property(text, text, (original, changed) => {
      const [left, right] = [[...linesIn(original)], [...linesIn(changed)]]
      const seen = { left: new Set<number>(), right: new Set<number>() }
      for (const { from, to, count } of movesBetween(original, changed)) {
        for (let at = 0; at < count; at++) {
          expect(left[from + at]?.trim()).toBe(right[to + at]?.trim())
          expect(seen.left.has(from + at) || seen.right.has(to + at)).toBe(false)
          seen.left.add(from + at)
          seen.right.add(to + at)
        }
      }
    }),
    { numRuns: runs(500) },
  )
})

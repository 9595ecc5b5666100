import { expect, test } from 'vitest'
import { namedType, type TypeExpression, writeType } from './type-expression.ts'

const long = ['Aaaaaaaaaaaaaaaaaaaaaaaaa', 'Bbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'Cccccccccccccccc', 'null'].map(namedType)
const longer = [namedType('Zzzzzzzzzzzzzzzz'), ...long]
const union = (members: TypeExpression[]): TypeExpression => ({ kind: 'union', members })
const arrayOf = (items: TypeExpression, isReadonly = false): TypeExpression => ({ kind: 'array', items, isReadonly })
const recordOf = (values: TypeExpression): TypeExpression => ({
  kind: 'generic',
  name: 'Record',
  args: [namedType('string'), values],
})

// As Prettier 3.10 writes them.
test.each([
  ['what has room', union([namedType('A'), namedType('null')]), '  key: A | null;'],
  [
    'a read-only array of a union',
    arrayOf(union([namedType('A'), arrayOf(namedType('B'), true)]), true),
    '  key: readonly (A | readonly B[])[];',
  ],
  [
    'a union that has room on a line of its own',
    union(long.slice(0, 3)),
    '  key:\n    Aaaaaaaaaaaaaaaaaaaaaaaaa | Bbbbbbbbbbbbbbbbbbbbbbbbbbbb | Cccccccccccccccc;',
  ],
  [
    'a union that has none',
    union(longer),
    '  key:\n    | Zzzzzzzzzzzzzzzz\n    | Aaaaaaaaaaaaaaaaaaaaaaaaa\n    | Bbbbbbbbbbbbbbbbbbbbbbbbbbbb\n    | Cccccccccccccccc\n    | null;',
  ],
  [
    'an array of one',
    arrayOf(union(longer)),
    '  key: (\n    | Zzzzzzzzzzzzzzzz\n    | Aaaaaaaaaaaaaaaaaaaaaaaaa\n    | Bbbbbbbbbbbbbbbbbbbbbbbbbbbb\n    | Cccccccccccccccc\n    | null\n  )[];',
  ],
  [
    'a map',
    recordOf(union(long.slice(0, 3))),
    '  key: Record<\n    string,\n    Aaaaaaaaaaaaaaaaaaaaaaaaa | Bbbbbbbbbbbbbbbbbbbbbbbbbbbb | Cccccccccccccccc\n  >;',
  ],
  [
    'a map or null',
    union([recordOf(union(long.slice(0, 3))), namedType('null')]),
    '  key: Record<\n    string,\n    Aaaaaaaaaaaaaaaaaaaaaaaaa | Bbbbbbbbbbbbbbbbbbbbbbbbbbbb | Cccccccccccccccc\n  > | null;',
  ],
  [
    'a union within one',
    union([arrayOf(union(longer)), namedType('B')]),
    '  key:\n    | (\n        | Zzzzzzzzzzzzzzzz\n        | Aaaaaaaaaaaaaaaaaaaaaaaaa\n        | Bbbbbbbbbbbbbbbbbbbbbbbbbbbb\n        | Cccccccccccccccc\n        | null\n      )[]\n    | B;',
  ],
])('lays out %s', (_, type, text) => {
  expect(writeType(type, '  key:', ';', { indent: '  ', step: '  ' })).toBe(text)
})

test('counts East Asian characters twice', () => {
  const layout = { indent: '', step: '  ' }
  expect(writeType(namedType('甲'.repeat(33)), 'type A =', ';', layout)).not.toContain('\n')
  expect(writeType(namedType('甲'.repeat(36)), 'type A =', ';', layout)).toContain('=\n')
})

import { expect, test } from 'vitest'
import type { TextMark } from '#ui/editor/text-mark.ts'
import { differencesOf } from './differences.ts'

const left = '{\n  "名字": "Ada",\n  "gone": 1,\n  "list": [1, 2, 3]\n}'
const right = '{\n  "名字": "Eve",\n  "list": [1, 9, 2, 3],\n  "new": {"a": []}\n}'

/** The marks of a text: their kind, and the marked text. */
const marked = (text: string, marks: readonly TextMark[]) =>
  marks.map(({ from, to, kind }) => {
    const line = text.split('\n')[from.line - 1] ?? ''
    expect(to?.line).toBe(from.line)
    return [kind, line.slice(from.column - 1, (to?.column ?? 0) - 1)]
  })

test('what differs is marked where it stands, with its name where the other side lacks it', () => {
  const differences = differencesOf(left, right)
  expect(marked(left, differences.left).sort()).toEqual([
    ['changed', '"Ada"'],
    ['removed', '"gone": 1'],
  ])
  expect(marked(right, differences.right).sort()).toEqual([
    ['added', '"new": {"a": []}'],
    ['added', '9'],
    ['changed', '"Eve"'],
  ])
})

test('lines that belong together ascend on both sides, whatever the order of the keys', () => {
  const { lines } = differencesOf('{\n"a": 1,\n"b": 2,\n"c": 3\n}', '{\n"c": 3,\n"a": 1,\n\n"b": 4\n}')
  expect(lines).toEqual([
    [1, 1],
    [2, 3],
    [3, 5],
  ])
})

test('equal documents have nothing to mark', () => {
  expect(differencesOf('[1, {"a": 2}]', '[1.0, {"a": 2}]')).toMatchObject({ left: [], right: [] })
})

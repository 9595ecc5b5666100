import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#lib/fixtures/runs.ts'
import { escapeControls, escapeControlsInLine } from './escape-controls.ts'

test.each([
  ['\u001b]0;title\u0007', '\\u001b]0;title\\u0007', '\\u001b]0;title\\u0007'],
  ['a\tb\nc\r\n', 'a\tb\nc\r\n', 'a\\tb\\nc\\r\\n'],
  ['50 %\r100 %', '50 %\\r100 %', '50 %\\r100 %'],
  ['\u009b31m\u007f', '\\u009b31m\\u007f', '\\u009b31m\\u007f'],
  ['photo\u202egpj.exe', 'photo\\u202egpj.exe', 'photo\\u202egpj.exe'],
  ['工具 👩‍👧 é', '工具 👩‍👧 é', '工具 👩‍👧 é'],
])('%j is shown as %j, in a line as %j', (text, shown, inLine) => {
  expect([escapeControls(text), escapeControlsInLine(text)]).toEqual([shown, inLine])
})

test('escaped JSON has the same value', () => {
  fc.assert(
    fc.property(fc.json(), (json) => {
      const value = JSON.parse(json)
      expect(JSON.parse(escapeControls(JSON.stringify(value, undefined, 2)))).toEqual(value)
    }),
    { numRuns: runs(300) },
  )
})

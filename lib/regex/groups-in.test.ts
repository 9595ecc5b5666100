import { expect, test } from 'vitest'
import { groupsIn } from './groups-in.ts'

test.each([
  ['(a)(?:b)(?<n>c)', [undefined, 'n']],
  ['(?P<n>a)(?<=b)(?<!c)(?=d)', ['n']],
  ["(?'n'a)", ['n']],
  ['\\(\\((a)', [undefined]],
  ['[(](a)[^)(]', [undefined]],
  ['(?#(a))(b)', [undefined]],
  ['(?#never ends', []],
  ['(?<\\u0061>a)(?<\\u{1f600}>b)', ['a', '😀']],
  ['[never ends (', []],
])('lists the groups of %s', (pattern, names) => {
  expect(groupsIn(pattern, 'plain').map(({ name }) => name)).toEqual(names)
})

test('classes may be nested, and contain a bracket in first place', () => {
  expect(groupsIn('[[(]](a)', 'plain')).toHaveLength(1)
  expect(groupsIn('[[a](](b)', 'nested')).toEqual([{ index: 6, name: undefined }])
  expect(groupsIn('[](](b)', 'posix')).toEqual([{ index: 4, name: undefined }])
  expect(groupsIn('[^](](b)', 'posix')).toEqual([{ index: 5, name: undefined }])
  expect(groupsIn('[](b)', 'nested')).toEqual([{ index: 2, name: undefined }])
})

import { expect, test } from 'vitest'
import { splitBlocks, withoutLines } from './split-blocks.ts'

const html =
  '<p data-line="0">a\n&lt;p data-line="9"</p>\n<details data-line="2">\n<p>b</p>\n</details>\n<hr>\n<p data-line="7">c</p>\n'

test('each block begins where it says its line; what says none belongs to the one before', () => {
  expect(splitBlocks(html)).toEqual([
    { html: '<p>a\n&lt;p data-line="9"</p>', line: 0 },
    { html: '<details>\n<p>b</p>\n</details>\n<hr>', line: 2 },
    { html: '<p>c</p>', line: 7 },
  ])
})

test('lines are taken out, and nothing else', () => {
  expect(withoutLines(html)).toBe(html.replace(/(<\w+) data-line="\d"/g, '$1'))
})

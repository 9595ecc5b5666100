import { expect, test } from 'vitest'
import { createParser } from './create-parser.ts'

const options = { gfm: true, html: true, highlight: false, math: false, lines: false }
const written = async (markdown: string, gfm = true) =>
  (await createParser(markdown, { ...options, gfm })).renderInline(markdown)

/** Most are examples of the amendments, in which ** and its neighbors are of every kind. */
test.each([
  ['**注意：**请先备份', '<strong>注意：</strong>请先备份'],
  ['这是**“重点”**内容', '这是<strong>“重点”</strong>内容'],
  ['见**《指南》**第一章', '见<strong>《指南》</strong>第一章'],
  [
    '**注意：**请先备份。这是**“重点”**内容，见**《指南》**第一章。',
    '<strong>注意：</strong>请先备份。这是<strong>“重点”</strong>内容，见<strong>《指南》</strong>第一章。',
  ],
  ['*斜体。*后面', '<em>斜体。</em>后面'],
  ['***都要！***后面', '<em><strong>都要！</strong></em>后面'],
  ['~~原价（旧）~~现价', '<del>原价（旧）</del>现价'],
  ['这是**`代码`**和**[链接](/a)**', '这是<strong><code>代码</code></strong>和<strong><a href="/a">链接</a></strong>'],
  ['**アスタリスク。**この文', '<strong>アスタリスク。</strong>この文'],
  ['**이 별표(괄호)**이', '<strong>이 별표(괄호)</strong>이'],
  ['패키지를 **`npm publish`**를 실행', '패키지를 <strong><code>npm publish</code></strong>를 실행'],
  ['**⽺䗶（あ）**葛󠄀**（い）**', '<strong>⽺䗶（あ）</strong>葛󠄀<strong>（い）</strong>'],
  ['**a**。**b**', '<strong>a</strong>。<strong>b</strong>'],
  ['第一 ** 第二 ** 第三', '第一 ** 第二 ** 第三'],
  ['全角　** 空格**', '全角　** 空格**'],
])('%s', async (markdown, expected) => {
  expect(await written(markdown)).toBe(expected)
  if (!markdown.includes('~')) expect(await written(markdown, false)).toBe(expected)
})

test.each([
  ['a**"b"**c', 'a**&quot;b&quot;**c'],
  ['**Note:**the rest', '**Note:**the rest'],
  ['**“é”**é', '**“é”**é'],
  ['😀**"b"**😀', '😀<strong>&quot;b&quot;</strong>😀'],
  ['__注意：__请', '__注意：__请'],
  ['中_文_字', '中_文_字'],
])('CommonMark holds without them, and of the underscore: %s', async (markdown, expected) => {
  expect(await written(markdown)).toBe(expected)
})

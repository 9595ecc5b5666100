import { StringStream } from '@codemirror/language'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { markdown as colors } from '#ui/editor/markdown-colors.ts'
import { render } from '../../render.ts'

/** What the editor shows as bold in a line. */
function boldInSource(line: string): string[] {
  const [stream, state] = [new StringStream(line, 4, 2), colors.startState?.(2)]
  const bold: string[] = []
  while (!stream.eol()) {
    stream.start = stream.pos
    if (colors.token(stream, state) === 'strong') bold.push(stream.current().slice(2, -2))
  }
  return bold
}

async function boldInPreview(line: string): Promise<string[]> {
  const { html } = await perform(render, { markdown: line })
  return Array.from(html.matchAll(/<strong>(.*?)<\/strong>/g), ([, bold = '']) => bold)
}

test.each([
  '**注意：**请先备份。这是**“重点”**内容，见**《指南》**第一章。',
  '价格**（含税）**为 5 元，**不含**运费',
  '**「強調」**する。**注：**次へ',
  'the **bold** word and **another one**.',
  '第一 ** 第二 ** 第三',
])('the editor and the preview show the same words as bold: %s', async (line) => {
  expect(await boldInPreview(line)).toEqual(boldInSource(line))
})

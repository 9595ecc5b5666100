import { expect, test } from 'vitest'
import { loadTool, readCatalogue } from '#core/load-tools.node.ts'
import { sampleDocs } from './sample-docs.ts'

test('the command of a sample is written for POSIX shells, and for PowerShell, each under its name', async () => {
  const card = (await readCatalogue()).find(({ id }) => id === 'base64')
  if (!card) throw new Error('There is no base64')
  const tool = await loadTool(card)
  const samples = { encode: [{ input: { text: "it's" }, output: { base64: 'aXQncw==' } }] }
  const html = await sampleDocs({ ...tool, samples } as never, 'encode', 'https://a.example/v1', 'en')
  const blocks = Array.from(html.matchAll(/<div data-code><div>([^<]*)<.*?<pre[^>]*>([^<]*)</gs), ([, name, code]) => [
    name,
    code?.replace(/&#(\d+);/g, (_, number) => String.fromCharCode(Number(number))),
  ])
  expect(blocks.slice(0, 2)).toEqual([
    [
      'curl · bash, zsh',
      `curl -s https://a.example/v1 \\\n  -H 'Content-Type: application/json' \\\n  -d '{"text":"it'\\''s"}'`,
    ],
    [
      'curl · PowerShell 7',
      `curl -s https://a.example/v1 \`\n  -H 'Content-Type: application/json' \`\n  -d '{"text":"it''s"}'`,
    ],
  ])
})

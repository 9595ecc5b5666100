import { execFileSync } from 'node:child_process'
import type { APIRequestContext } from '@playwright/test'
import { loadEveryTool } from '#lib/tool-folders.node.ts'
import { expect, test } from './visitor.ts'

const tools = await loadEveryTool()

test('every operation is documented without a script, in both languages', async ({ request }) => {
  for (const language of ['en', 'zh'] as const) {
    const html = await (await request.get(`/api-docs?lng=${language}`)).text()
    for (const { id, operations, texts } of tools) {
      for (const [exported, { name }] of Object.entries(operations)) {
        expect(html).toContain(`POST /v1/tools/${id}/${name}`)
        expect(html).toContain(texts[language].operations[exported]?.title)
      }
    }
  }
})

test('every curl line without a file answers as its sample says', async ({ request }) => {
  const lines = await curlLines(request)
  const runnable = lines.filter((line) => !line.includes(' -F '))
  expect(runnable.length).toBeGreaterThan(10)
  for (const line of runnable) {
    const [url = '', header = '', data = ''] = ['http', 'Content-Type', '{'].map((start) =>
      argumentsOf(line).find((argument) => argument.startsWith(start)),
    )
    const answer = await request.post(url, { headers: { 'content-type': header.split(': ')[1] ?? '' }, data })
    expect([url, (await answer.json()).code]).toEqual([url, 200])
  }
})

/** The commands of the page, as a reader copies them. */
async function curlLines(request: APIRequestContext): Promise<string[]> {
  const html = await (await request.get('/api-docs?lng=en')).text()
  const unescaped = (text: string) => text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
  return Array.from(html.matchAll(/<pre[^>]*data-curl[^>]*>([^<]*)<\/pre>/g), ([, line = '']) => unescaped(line))
}

/** Takes a command apart as the shell does: here curl only prints what it was given. */
function argumentsOf(line: string): string[] {
  const script = `curl() { for argument; do printf '%s\\0' "$argument"; done; }\n${line}`
  return execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0')
}

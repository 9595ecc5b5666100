import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { Announcer } from '../controls/announcer.tsx'
import type { HistoryEntry } from '../device/history-entry.ts'
import { emptyTool } from '../fixtures/empty-tool.ts'
import { savedFile } from '../fixtures/saved-file.ts'
import { LanguageProvider } from '../language/language.ts'
import { directRunner } from '../run/direct-runner.ts'
import { RunnerProvider } from '../run/runner.ts'
import { ToolProvider } from '../tool/open-tool.tsx'
import { DownloadAll } from './download-all.tsx'

const output = { file: z.file() }
const run = async ({ text }: { text: string }) => {
  if (text === 'bad') throw new Error('not any more')
  return { file: new File([text], `${text}.txt`) }
}
const operations = {
  write: defineOperation('write', { input: { text: z.string() }, output, run }),
  seal: defineOperation('seal', {
    input: { text: z.string(), key: z.string().meta({ format: 'password' }) },
    output,
    run,
  }),
  count: defineOperation('count', {
    input: { text: z.string() },
    output: { length: z.int() },
    run: async ({ text }) => ({ length: text.length }),
  }),
}

const entry = (text: string, more: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id: text,
  time: 1,
  operation: 'write',
  values: { text },
  input: text,
  output: '',
  ...more,
})

function draw(...entries: HistoryEntry[]) {
  return render(
    <LanguageProvider value="en">
      <Announcer>
        <ToolProvider value={emptyTool('writer', operations)}>
          <RunnerProvider value={directRunner(operations as never)}>
            <DownloadAll entries={entries} />
          </RunnerProvider>
        </ToolProvider>
      </Announcer>
    </LanguageProvider>,
  )
}

test('results that are files are made anew and downloaded together; what fails now is left out', async () => {
  const screen = await draw(entry('one'), entry('bad'), entry('two'), entry('secret', { operation: 'seal' }))
  const file = await savedFile(screen.getByRole('button', { name: 'Download all' }).element() as HTMLElement)
  expect(file.name).toBe('writer.zip')
  expect(Object.keys(unzipSync(await file.bytes()))).toEqual(['one.txt', 'two.txt'])
  await expect.element(screen.getByText('2 of 3 downloaded')).toBeInTheDocument()
})

test.each([
  ['there is one alone', [entry('one')]],
  ['the results are no files', [entry('one', { operation: 'count' }), entry('two', { operation: 'count' })]],
  ['they were made of files', [entry('one', { hasFiles: true }), entry('two', { hasFiles: true })]],
])('it is not offered where %s', async (_, entries) => {
  const screen = await draw(...entries)
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
})

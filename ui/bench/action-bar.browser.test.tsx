import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { openTool } from '../fixtures/open-tool.tsx'
import { savedFile } from '../fixtures/saved-file.ts'
import { maxEditedLength } from '../text/long-text.ts'
import SchemaPage from './schema-page.tsx'

const repeat = defineOperation('repeat', {
  input: { text: textOf('text/plain'), count: z.int().default(1) },
  output: { text: textOf('text/plain') },
  run: ({ text, count }) => ({ text: text.repeat(count) }),
})

const write = defineOperation('write', {
  input: { text: textOf('text/plain') },
  output: { file: z.file() },
  run: ({ text }) => ({ file: new File([text], 'written.txt', { type: 'text/plain' }) }),
})

const texts = {
  operations: { repeat: { title: 'Repeat', description: '' }, write: { title: 'Write', description: '' } },
  input: { text: { label: 'Text', help: '' }, count: { label: 'Count', help: '' } },
  output: { text: { label: 'Result', help: '' }, file: { label: 'File', help: '' } },
  guide: { steps: [], questions: [] },
}

async function open(operation: 'repeat' | 'write', draft: object) {
  localStorage.clear()
  sessionStorage.setItem('draft:repeater', JSON.stringify(draft))
  const text = { en: '', zh: '' }
  const card = { category: 'text', popularity: 50, title: { en: 'Repeater', zh: '重复' }, description: text }
  return openTool({
    id: 'repeater',
    operations: { repeat, write },
    errors: {},
    samples: {},
    texts: { en: texts, zh: texts },
    card,
    Page: SchemaPage,
    open: operation,
    language: 'en',
  } as unknown as Parameters<typeof openTool>[0])
}

beforeEach(() => page.viewport(390, 844))
afterEach(async () => {
  vi.restoreAllMocks()
  await page.viewport(414, 896)
})

test('a text is copied', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { screen, settled } = await open('repeat', { text: 'ab', count: 2 })
  await settled('done')
  await screen.getByRole('button', { name: 'Copy result' }).click()
  expect(copy).toHaveBeenCalledExactlyOnceWith('abab')
})

test('a text that is too long for the clipboard is downloaded', async () => {
  const { screen, settled } = await open('repeat', { text: 'a', count: maxEditedLength + 1 })
  await settled('done')
  await expect.element(screen.getByRole('button', { name: 'Copy result' })).not.toBeInTheDocument()
  const file = await savedFile(screen.getByRole('button', { name: 'Download' }).last().element() as HTMLElement)
  expect(file.size).toBe(maxEditedLength + 1)
})

test('a file is downloaded, which is said before there is one', async () => {
  const { screen, settled } = await open('write', { text: '' })
  const bar = screen.getByRole('button', { name: 'Download' }).last()
  await expect.element(bar).toBeDisabled()
  await expect.element(screen.getByRole('button', { name: /^Copy/ })).not.toBeInTheDocument()
  await screen.getByRole('textbox', { name: 'Text' }).fill('hi')
  await settled('done')
  expect(await (await savedFile(bar.element() as HTMLElement)).text()).toBe('hi')
})

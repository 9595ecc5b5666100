import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { z } from 'zod'
import { defineErrors } from '#kit/errors.ts'
import type { Language } from '#kit/language.ts'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { openTool } from '../fixtures/open-tool.tsx'
import { directRunner } from '../run/direct-runner.ts'
import SchemaPage from './schema-page.tsx'

afterEach(() => page.viewport(414, 896))

const errors = defineErrors({
  broken: { en: 'Broken at {line}:{column}', zh: '第 {line} 行第 {column} 列损坏', field: 'text' },
  crooked: {
    en: 'Crooked at {line}:{column}',
    zh: '第 {line} 行第 {column} 列歪斜',
    field: 'text',
    repair: { tool: 'mender', operation: 'mend', field: 'text', label: { en: 'Mend', zh: '修补' } },
  },
})

const params = z.record(z.string(), z.union([z.string(), z.number()]))
const warning = { line: z.int(), column: z.int(), message: z.string(), code: z.enum(['long']), params }

/** Warns of every line of more than three characters; a line of `!` breaks it. */
const check = defineOperation('check', {
  input: { text: textOf('text/plain') },
  output: { text: textOf('text/plain'), warnings: z.array(z.strictObject(warning)).meta({ format: 'diagnostics' }) },
  run({ text }) {
    const lines = text.split('\n')
    if (lines.includes('?')) throw errors.crooked({ line: lines.indexOf('?') + 1, column: 1 })
    if (lines.includes('!')) throw errors.broken({ line: lines.indexOf('!') + 1, column: 1 })
    const warnings = lines.flatMap((line, at) =>
      line.length > 3
        ? [{ line: at + 1, column: 4, message: 'in English', code: 'long' as const, params: { line } }]
        : [],
    )
    return { text, warnings }
  },
})

/** Belongs to another tool: repairs lines of `?`, unless there is nothing else. */
const mend = defineOperation('mend', {
  input: { text: textOf('text/plain') },
  output: { text: textOf('text/plain') },
  run({ text }) {
    if (text === '?') throw new Error('It is nothing but that')
    return { text: text.replaceAll('?', 'x') }
  },
})

const words = (long: string) => ({
  operations: { check: { title: 'Check', description: '' } },
  input: { text: { label: 'Text', help: '' } },
  output: {
    text: { label: 'Result', help: '' },
    warnings: { label: 'Warnings', help: '', columns: { code: { label: '', help: '', choices: { long } } } },
  },
  guide: { steps: [], questions: [] },
})

async function open(text: string, language: Language = 'en') {
  await page.viewport(1280, 800)
  localStorage.clear()
  sessionStorage.setItem('draft:checker', JSON.stringify({ text }))
  const card = {
    category: 'text',
    popularity: 50,
    title: { en: 'Checker', zh: '检查' },
    description: { en: '', zh: '' },
  }
  const texts = { en: words('{line} is long'), zh: words('{line} 太长') }
  return openTool({
    id: 'checker',
    operations: { check },
    errors,
    samples: {},
    texts,
    card,
    Page: SchemaPage,
    open: 'check',
    language,
    runner: directRunner({ check, mend }),
  } as unknown as Parameters<typeof openTool>[0])
}

const lineOfCaret = () => document.getSelection()?.focusNode?.parentElement?.closest('.cm-line')?.textContent

test('the status line opens the warnings over the panes, and each leads to its place; Esc closes them', async () => {
  const { settled, screen } = await open('ab\nabcd\nabcde')
  await settled('done')
  const summary = screen.getByText('2 warnings')
  const heightOf = () => document.querySelector('[data-bench=output]')?.getBoundingClientRect().height
  const before = heightOf()
  await expect.element(screen.getByText('abcd is long')).not.toBeVisible()
  await summary.click()
  expect(heightOf()).toBe(before)
  await screen.getByRole('button', { name: '3:4 abcde is long. Go to location' }).click()
  await expect.poll(lineOfCaret).toBe('abcde')
  await summary.click()
  await summary.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByText('abcd is long')).not.toBeVisible()
})

test('warnings are said in the language of the page', async () => {
  const { settled, screen } = await open('abcd', 'zh')
  await settled('done')
  await screen.getByText('1 条警告').click()
  await expect.element(screen.getByText('abcd 太长')).toBeVisible()
})

test('a failure with a place leads there; without warnings nothing is offered', async () => {
  const { settled, screen } = await open('ab\n!')
  await settled('error')
  await screen.getByRole('button', { name: 'Go to line 2' }).click()
  await expect.poll(lineOfCaret).toBe('!')
  await screen.getByRole('textbox', { name: 'Text' }).fill('ab')
  await settled('done')
  await expect.element(screen.getByText('Updates as you type')).toBeVisible()
})

test('a failure that another operation mends offers it, and the way back leads to what was there', async () => {
  const { settled, screen, find } = await open('ab\n?')
  await settled('error')
  // The undo is the editor's, which is loaded for the mark of the error.
  await expect.poll(() => find('[data-bench=input] .cm-editor')).not.toBeNull()
  await screen.getByRole('button', { name: 'Mend' }).click()
  await settled('done')
  const text = screen.getByRole('textbox', { name: 'Text' })
  await expect.element(text).toHaveTextContent('abx')
  await text.click()
  await userEvent.keyboard('{Control>}z{/Control}')
  await settled('error')
  await expect.element(screen.getByRole('button', { name: 'Mend' })).toBeVisible()
})

test('what cannot be mended is said so, until it is another text', async () => {
  const { settled, screen } = await open('?')
  await settled('error')
  await screen.getByRole('button', { name: 'Mend' }).click()
  await expect.element(screen.getByText('It can’t be repaired automatically').first()).toBeVisible()
  await screen.getByRole('textbox', { name: 'Text' }).fill('a\n?')
  await expect.element(screen.getByRole('button', { name: 'Mend' })).toBeVisible()
})

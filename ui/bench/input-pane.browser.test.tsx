import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { z } from 'zod'
import { defineErrors } from '#kit/errors.ts'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { chooseFiles } from '#ui/transfer/fixtures/bring.ts'
import { openTool } from '../fixtures/open-tool.tsx'
import SchemaPage from './schema-page.tsx'

afterEach(() => page.viewport(414, 896))

const errors = defineErrors({
  malformed: { en: 'Bad at {position}', zh: '第 {position} 位有误', field: 'text' },
  wrongKey: { en: 'Wrong key at {position}', zh: '密钥第 {position} 位有误', field: 'key' },
  other: { en: 'No', zh: '不行' },
})

const read = defineOperation('read', {
  input: { text: textOf('text/plain'), key: z.string(), most: z.int().max(5).default(5) },
  output: { text: textOf('text/plain') },
  run({ text, key }) {
    if (key !== 'k') throw errors.wrongKey({ position: 1 })
    if (text === 'no') throw errors.other()
    const at = text.indexOf('%')
    if (at >= 0) throw errors.malformed({ position: at + 1 })
    return { text }
  },
})

const texts = {
  operations: { read: { title: 'Read', description: '' } },
  input: {
    text: { label: 'Text', help: '' },
    key: { label: 'Key', help: 'Secret' },
    most: { label: 'Most', help: '' },
  },
  output: { text: { label: 'Result', help: '' } },
  guide: { steps: [], questions: [] },
}

async function open(values: Record<string, unknown>) {
  await page.viewport(1280, 800)
  localStorage.clear()
  localStorage.setItem('options:reader', JSON.stringify(values))
  sessionStorage.setItem('draft:reader', JSON.stringify(values))
  const card = { category: 'text', popularity: 50, title: { en: 'Reader', zh: '' }, description: { en: '', zh: '' } }
  const opened = await openTool({
    id: 'reader',
    operations: { read },
    errors,
    samples: {},
    texts,
    card,
    Page: SchemaPage,
    open: 'read',
  } as unknown as Parameters<typeof openTool>[0])
  const { find, all, screen } = opened
  return {
    ...opened,
    field: screen.getByRole('textbox', { name: 'Key' }),
    isBad: () => find('[data-bench=input]')?.closest('section')?.dataset['bad'] === 'true',
    marked: () => all('.cm-marked-bad').map(({ textContent }) => textContent),
  }
}

test('a failure about the text is marked at its place', async () => {
  const { settled, isBad, marked, field } = await open({ text: 'ab\n%zz', key: 'k' })
  await settled('error')
  await expect.poll(marked).toEqual(['%zz'])
  expect(isBad()).toBe(true)
  await expect.element(field).not.toHaveAttribute('aria-invalid')
})

test('a failure about another field is said there, and the text is not bad', async () => {
  const { settled, isBad, marked, field } = await open({ text: 'a%', key: 'x' })
  await settled('error')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveAccessibleDescription(/^Wrong key at 1/)
  expect(isBad()).toBe(false)
  await field.fill('k')
  await expect.poll(marked).toEqual(['%'])
  await expect.element(field).not.toHaveAttribute('aria-invalid')
})

test('a value that does not fit its option leaves the text as it is', async () => {
  const { settled, isBad, screen } = await open({ text: 'a', key: 'k' })
  const max = screen.getByRole('spinbutton', { name: 'Most' })
  await max.fill('9')
  await settled('error')
  await expect.element(max).toHaveAttribute('aria-invalid', 'true')
  expect(isBad()).toBe(false)
})

test('a failure about no field is about the text', async () => {
  const { settled, isBad, marked } = await open({ text: 'no', key: 'k' })
  await settled('error')
  expect(isBad()).toBe(true)
  expect(marked()).toEqual([])
})

test('several files to work on have a field for all of them', async () => {
  await page.viewport(1280, 800)
  const count = defineOperation('count', {
    input: { files: z.array(z.file()) },
    output: { text: textOf('text/plain') },
    run: ({ files }) => ({ text: files.map(({ name }) => name).join() }),
  })
  const words = { ...texts, operations: { count: { title: 'Count', description: '' } } }
  const card = { category: 'text', popularity: 50, title: { en: 'Counter', zh: '' }, description: { en: '', zh: '' } }
  const { find, settled, screen } = await openTool({
    id: 'counter',
    operations: { count },
    errors,
    samples: {},
    card,
    Page: SchemaPage,
    open: 'count',
    texts: { ...words, input: { files: { label: 'Files', help: '' } } },
  } as unknown as Parameters<typeof openTool>[0])
  await expect.poll(() => find('input[type=file]')).not.toBeNull()
  chooseFiles(find('input[type=file]'), ...['a.txt', 'b.txt'].map((name) => new File(['x'], name)))
  await settled('done')
  await expect.element(screen.getByRole('textbox', { name: 'Result' })).toHaveValue('a.txt,b.txt')
})

import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { z } from 'zod'
import { editable } from '#kit/back-to-input.ts'
import { defineErrors } from '#kit/errors.ts'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { openTool } from '../fixtures/open-tool.tsx'
import SchemaPage from './schema-page.tsx'

const errors = defineErrors({
  noNumber: { en: 'No number: {text}', zh: '不是数：{text}', field: 'number' },
})

/** A number in two bases, each of them editable; the square is not. */
const square = defineOperation('square', {
  input: { number: textOf('text/plain'), from: z.int().default(0) },
  output: {
    result: textOf('text/plain'),
    decimal: editable({ into: 'number', set: { from: 0 } }, z.string()),
    binary: editable({ into: 'number', prefix: '0b', set: { from: 0 } }, z.string()),
  },
  run({ number }) {
    const value = Number(number)
    if (Number.isNaN(value)) throw errors.noNumber({ text: number })
    return { result: String(value ** 2), decimal: String(value), binary: value.toString(2) }
  },
})

const label = (name: string) => ({ label: name, help: '' })

async function open() {
  sessionStorage.setItem('draft:squares', JSON.stringify({ number: '10' }))
  const opened = await openTool({
    id: 'squares',
    operations: { square },
    errors,
    samples: {},
    texts: {
      operations: { square: { title: 'Square', description: '' } },
      input: { number: label('Number'), from: label('From') },
      output: { result: label('Square'), decimal: label('Decimal'), binary: label('Binary') },
      guide: { steps: [], questions: [] },
    },
    card: {
      category: 'converters',
      popularity: 50,
      title: { en: 'Squares', zh: '平方' },
      description: { en: '', zh: '' },
    },
    Page: SchemaPage,
    open: 'square',
  } as unknown as Parameters<typeof openTool>[0])
  await opened.settled('done')
  const field = (name: string) => opened.screen.getByRole('textbox', { name, exact: true })
  await expect.element(field('Binary')).toHaveValue('1010')
  return { ...opened, field }
}

beforeEach(() => page.viewport(1280, 800))

test('what is typed into one value becomes the input, and the others follow', async () => {
  const { field, screen } = await open()
  await userEvent.fill(field('Binary'), '0111')
  await expect.element(field('Decimal')).toHaveValue('7')
  await expect.element(screen.getByRole('textbox', { name: 'Square' })).toHaveValue('49')
  // As typed, until the field loses the focus.
  await expect.element(field('Binary')).toHaveValue('0111')
  await userEvent.fill(field('Decimal'), '8')
  await expect.element(field('Binary')).toHaveValue('1000')
  await userEvent.click(field('Binary'))
  await expect.element(field('Binary')).toHaveValue('1000')
  // The input is what would be run again, shared and remembered.
  await expect.poll(() => document.querySelector('[data-bench=input] textarea')).toHaveValue('8')
})

test('what cannot be read says why at its place, and stays there', async () => {
  const { field, settled } = await open()
  await userEvent.fill(field('Binary'), '102')
  await settled('error')
  await expect.element(field('Binary')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field('Binary')).toHaveAccessibleDescription('No number: 0b102')
  await expect.element(field('Decimal')).not.toHaveAttribute('aria-invalid')
  await userEvent.click(field('Decimal'))
  await expect.element(field('Binary')).toHaveValue('102')
  await userEvent.fill(field('Decimal'), '3')
  await expect.element(field('Binary')).toHaveValue('11')
  await expect.element(field('Binary')).not.toHaveAttribute('aria-invalid')
})

test('an emptied value waits for another one, and comes back where none is typed', async () => {
  const { field } = await open()
  await userEvent.clear(field('Binary'))
  await expect.element(field('Binary')).toHaveFocus()
  await expect.element(field('Binary')).toHaveValue('')
  await expect.element(field('Decimal')).toHaveValue('10')
  await userEvent.keyboard('1{Enter}1')
  await expect.element(field('Decimal')).toHaveValue('3')
  await userEvent.clear(field('Decimal'))
  await userEvent.click(field('Binary'))
  await expect.element(field('Decimal')).toHaveValue('3')
})

import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { maxEditedLength } from '#ui/text/long-text.ts'
import { openPage } from '../fixtures/open-page.tsx'

const people = '{"name": "Ada", "age": 36}\n{"name": "Bo", "age": 2}\n'

const inputOf = (find: (selector: string) => HTMLElement | null) => () =>
  [...(find('[data-bench=input] .cm-content')?.querySelectorAll('.cm-line') ?? [])].map((line) => line.textContent)

test('lines are said to be NDJSON, become an array and lines again, in the text view', async () => {
  const { screen, find, heard } = await openPage({ json: people })
  await expect.element(screen.getByText('NDJSON', { exact: true })).toBeVisible()
  await screen.getByRole('button', { name: 'Convert to JSON array' }).click()
  await expect.poll(inputOf(find)).toEqual(['[', '{"name": "Ada", "age": 36},', '{"name": "Bo", "age": 2}', ']', ''])
  await expect.poll(heard).toContain('Changed')
  await expect.element(screen.getByText('NDJSON', { exact: true })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Convert to NDJSON' }).click()
  await expect.poll(inputOf(find)).toEqual(['{"name":"Ada","age":36}', '{"name":"Bo","age":2}', ''])
  await screen.getByRole('button', { name: 'Undo' }).click()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(inputOf(find)).toEqual([...people.split('\n')])
})

test('lines are formatted, queried and told of by their lines', async () => {
  const { screen, result } = await openPage({ json: people, open: 'query', draft: { path: '$[*].name' } })
  await expect.poll(result).toContain('"Bo"')
  await screen.getByRole('radio', { name: 'Format' }).click()
  await expect.poll(result).toContain('{"name":"Ada","age":36}')
})

test('lines are a list in the tree, and stay lines when they are edited', async () => {
  const { rows, screen, find, heard } = await openPage({ json: people, view: 'tree' })
  await expect.poll(rows).toEqual(['Document: 2 items', '  0: 2 keys', '  1: 2 keys'])
  await screen.getByRole('tree').click()
  await userEvent.keyboard('{Home}{ArrowDown}{Control>}d{/Control}')
  await expect.poll(rows).toHaveLength(4)
  await expect.poll(heard).toContain('Changed')
  await screen.getByText('Text', { exact: true }).click()
  const [first, second] = people.split('\n')
  await expect.poll(inputOf(find)).toEqual([first, first, second, ''])
})

test('lines that nobody edits as a whole become an array too, in Chinese', async () => {
  const line = `{"n":"${'x'.repeat(98)}"}\n`
  const json = line.repeat(maxEditedLength / line.length + 1)
  const { screen, find } = await openPage({ json, language: 'zh' })
  await screen.getByRole('button', { name: '转换为 JSON 数组' }).click()
  await expect.poll(() => inputOf(find)()[0]).toBe('[')
  await expect.element(screen.getByRole('button', { name: '转换为 NDJSON' })).toBeVisible()
})

test('what is one value has no word of lines', async () => {
  const { screen, result } = await openPage({ json: '{"a": 1}\n' })
  await expect.poll(result).toContain('"a": 1')
  expect(screen.getByText('NDJSON', { exact: true }).query()).toBeNull()
  expect(screen.getByRole('button', { name: /NDJSON/ }).query()).toBeNull()
})

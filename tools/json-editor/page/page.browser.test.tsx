import { expect, test, vi } from 'vitest'
import { chooseFiles } from '#ui/transfer/fixtures/bring.ts'
import { openPage } from '../fixtures/open-page.tsx'

const line = () => {
  const lines = [...document.querySelectorAll('[data-bench=input] .cm-line')]
  const node = getSelection()?.anchorNode
  return lines.findIndex((one) => one.contains(node ?? null)) + 1
}

test('warnings are told in the chosen language, and lead to their places', async () => {
  const { screen, settled } = await openPage({ json: '{\n  "a": 1,\n  "a": 2\n}', language: 'zh' })
  await settled()
  await screen.getByText('1 条警告').click()
  await screen.getByRole('button', { name: /^3:3 重复的键/ }).click()
  await expect.poll(() => document.activeElement?.className).toContain('cm-content')
})

test('in the tree a warning leads to the value', async () => {
  const { screen, settled, active, rows } = await openPage({ json: '{"x": {"n": 1e999}}', view: 'tree' })
  await settled()
  await expect.poll(rows).not.toHaveLength(0)
  await screen.getByText('1 warning').click()
  await screen.getByRole('button', { name: /^\d+:\d+ / }).click()
  await expect.poll(active).toMatch(/^n: 1e999/)
})

test('an issue leads to its place and to the repair, whose result becomes the document', async () => {
  const { screen, settled, find, heard } = await openPage({ json: "{\n  'a': 1,\n}" })
  await settled('error')
  await screen.getByRole('button', { name: 'Go to location' }).click()
  await expect.poll(line).toBe(2)
  await screen.getByRole('button', { name: 'Repair', exact: true }).last().click()
  await settled()
  await screen.getByRole('button', { name: 'Repair in place' }).click()
  await expect.poll(heard).toContain('Document replaced with the result')
  await expect.poll(() => find('[data-bench=input] .cm-content')?.textContent).toContain('"a": 1')
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => find('[data-bench=input] .cm-content')?.textContent).toContain("'a': 1,")
})

test('an issue in a schema, or in the right one of two, leads nowhere in the document', async () => {
  const { screen, settled, all } = await openPage({ json: '{"a": 1}', open: 'validate' })
  const goThere = () => all('button').filter((button) => button.textContent === 'Go to location')
  await screen.getByRole('textbox', { name: 'JSON Schema' }).fill('{"type": }')
  await settled('error')
  expect(goThere()).toHaveLength(0)
  await screen.getByText('Compare', { exact: true }).click()
  await screen.getByRole('textbox', { name: 'Right' }).fill('{')
  await settled('error')
  expect(goThere()).toHaveLength(0)
})

test('what a query finds leads to the value, in the text and in the tree', async () => {
  const json = '{\n  "items": [\n    {"id": 1},\n    {"id": 2}\n  ]\n}'
  const { screen, settled, active } = await openPage({ json, open: 'query', options: { path: '$..id' } })
  await settled()
  await screen.getByRole('button', { name: "$['items'][1]['id'] 2" }).click()
  await expect.poll(line).toBe(4)
  await screen.getByText('Tree', { exact: true }).click()
  await screen.getByRole('button', { name: "$['items'][0]['id'] 1" }).click()
  await expect.poll(active).toBe('id: 1')
})

test('a schema error names its place and leads to it, in Chinese', async () => {
  const { screen, settled, rows, active } = await openPage({
    json: '{"age": -1}',
    open: 'validate',
    view: 'tree',
    language: 'zh',
  })
  await expect.poll(rows).not.toHaveLength(0)
  await screen.getByRole('textbox', { name: 'JSON Schema' }).fill('{"properties": {"age": {"minimum": 0}}}')
  await settled()
  await screen.getByRole('button', { name: /\$\['age'\].*0/ }).click()
  await expect.poll(active).toBe('age: -1')
})

test('the document is the left one of two, whichever way it is opened', async () => {
  const { screen, settled, find } = await openPage({ json: '{"a": 1, "b": 2}' })
  await settled()
  await screen.getByText('Compare', { exact: true }).click()
  await screen.getByRole('textbox', { name: 'Right' }).fill('{"a": 1, "b": 3, "c": 4}')
  await settled()
  await expect.element(screen.getByRole('button', { name: /Changed.*\$\['b'\].*2.*3/ })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /Added.*\$\['c'\].*4/ })).toBeVisible()
  await screen.getByText('Minify', { exact: true }).click()
  await expect.poll(() => find('[data-bench=output]')?.textContent).toContain('{"a":1,"b":2}')
})

test('a sample replaces the document, and the way back brings it again', async () => {
  const { screen, settled, find } = await openPage({ json: '[1]' })
  await settled()
  await screen.getByRole('button', { name: 'Samples' }).click()
  await screen.getByRole('button', { name: 'A key that appears twice' }).click()
  await expect.poll(() => find('[data-bench=input]')?.textContent).toContain('port')
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => find('[data-bench=input] :is(textarea, .cm-content)')?.textContent).toBe('[1]')
  await screen.getByRole('button', { name: 'Redo' }).click()
  await expect.poll(() => find('[data-bench=input]')?.textContent).toContain('port')
})

test('what the device kept is where the way back ends, and typing in one go is one step of it', async () => {
  const { screen, settled, find, press, typeInOneGo } = await openPage({ json: '[1]' })
  await settled()
  const undo = screen.getByRole('button', { name: 'Undo' })
  await expect.element(undo).toBeDisabled()
  const text = () => find('[data-bench=input] :is(textarea, .cm-content)')?.textContent
  await expect.poll(() => find('[data-bench=input] .cm-content')).not.toBeNull()
  find('[data-bench=input] .cm-content')?.focus()
  await press('{Control>}{End}{/Control}')
  typeInOneGo('abc')
  await expect.poll(text).toBe('[1]abc')
  await undo.click()
  await expect.poll(text).toBe('[1]')
  await expect.element(undo).toBeDisabled()
})

test('a text too long for the editor is edited part by part, and in the tree', async () => {
  const rows = Array.from({ length: 60_000 }, (_, id) => ({ id, note: '中文 text that makes the line long' }))
  const { screen, find, press, settled, active } = await openPage({ json: '' })
  const chooser = screen.container.querySelector<HTMLInputElement>('input[type=file]')
  const text = `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`
  chooseFiles(chooser, new File([text], 'rows.json'))
  await settled()
  const part = () => find('[data-bench=input] .cm-content')?.textContent ?? ''
  await expect.element(screen.getByText(/^Bytes 0 to [\d,]+ of/)).toBeVisible()
  await screen.getByRole('button', { name: 'Last part' }).click()
  await expect.poll(part).toContain('"id":58')
  find('[data-bench=input] .cm-content')?.focus()
  await press('{Control>}{End}{/Control}')
  await expect.poll(part).toContain('59999')
  await press('{Backspace},"the end"]')
  await screen.getByText('Tree', { exact: true }).click()
  await expect.poll(() => find('[role=tree]')).not.toBeNull()
  find('[role=tree]')?.focus()
  await press('{End}')
  await expect.poll(active).toBe('60000: "the end"')
  await press('{Delete}')
  await expect.poll(active).toMatch(/^59999: /)
  await screen.getByRole('button', { name: 'Undo' }).click()
  find('[role=tree]')?.focus()
  await press('{Home}')
  await expect.poll(active).toBe('Document: 60001 items')
})

test('the way back begins with what was typed last into a part, and nothing typed is lost', async () => {
  const rows = Array.from({ length: 60_000 }, (_, id) => ({ id, note: '中文 text that makes the line long' }))
  const { screen, find, press, settled, typeInOneGo } = await openPage({ json: '' })
  const chooser = screen.container.querySelector<HTMLInputElement>('input[type=file]')
  chooseFiles(chooser, new File([JSON.stringify(rows)], 'rows.json'))
  await settled()
  const part = () => find('[data-bench=input] .cm-content')?.textContent?.slice(0, 20) ?? ''
  await expect.poll(part).toMatch(/^\[{"id":0/)
  find('[data-bench=input] .cm-content')?.focus()
  await press('{Control>}{Home}{/Control}')
  typeInOneGo('  ', { thenUndo: true })
  await expect.poll(part).toMatch(/^\[{"id":0/)
  await press('{Control>}y{/Control}')
  await expect.poll(part).toMatch(/^ {2}\[{"id":0/)
  // Two parts are requested at once: the last one is shown.
  for (const name of ['Next part', 'Last part']) (screen.getByRole('button', { name }).element() as HTMLElement).click()
  await expect.element(screen.getByRole('button', { name: 'Last part' })).toBeDisabled()
})

test('having gone to a place in a long text, one types on where one likes', async () => {
  const rows = Array.from({ length: 60_000 }, (_, id) => ({ id, note: 'text that makes the line long enough' }))
  const lines = rows.map((row) => JSON.stringify(row))
  lines[3] = '{"id": 1e999}'
  const { screen, find, press, settled } = await openPage({ json: '' })
  const chooser = screen.container.querySelector<HTMLInputElement>('input[type=file]')
  chooseFiles(chooser, new File([`[\n${lines.join(',\n')}\n]`], 'rows.json'))
  await settled()
  const part = () => find('[data-bench=input] .cm-content')?.textContent ?? ''
  await screen.getByText('1 warning').click()
  await screen.getByRole('button', { name: /^\d+:\d+ / }).click()
  await expect.poll(part).toMatch(/^{"id": 1e999}/)
  await screen.getByRole('button', { name: 'Last part' }).click()
  await expect.poll(part).toContain('"id":589')
  find('[data-bench=input] .cm-content')?.focus()
  await press('{Control>}{End}{/Control} ')
  await expect.element(screen.getByRole('button', { name: 'Undo' })).toBeEnabled()
  await settled()
  expect(part()).toContain('59999')
})

test('the view is remembered, and so is the width', async () => {
  const { screen, find } = await openPage({ json: '[1]' })
  await screen.getByText('Tree', { exact: true }).click()
  await screen.getByRole('button', { name: 'Full width' }).click()
  expect(localStorage.getItem('view:json-editor')).toBe('"tree"')
  expect(find('[data-stacked]')).not.toBeNull()
  await screen.getByRole('button', { name: 'Side by side' }).click()
  expect(find('[data-stacked]')).toBeNull()
})

test('of two parts of a long text the one that was wanted last is shown', async () => {
  const lines = Array.from({ length: 60_000 }, (_, id) => `{"id":${id},"note":"text that makes the line long enough"}`)
  const { screen, find } = await openPage({ json: '' })
  const chooser = screen.container.querySelector<HTMLInputElement>('input[type=file]')
  chooseFiles(chooser, new File([`[\n${lines.join(',\n')}\n]`], 'rows.json'))
  const part = () => find('[data-bench=input] .cm-content')?.textContent ?? ''
  await expect.poll(part).toContain('"id":0')
  const { promise, resolve } = Promise.withResolvers<void>()
  const read = Blob.prototype.arrayBuffer
  const spy = vi.spyOn(Blob.prototype, 'arrayBuffer').mockImplementationOnce(async function (this: Blob) {
    await promise
    return read.call(this)
  })
  await screen.getByRole('button', { name: 'Next part' }).click()
  await screen.getByRole('button', { name: 'Last part' }).click()
  await expect.poll(part).toContain('"id":58')
  resolve()
  await spy.mock.results[0]?.value
  // From the last part, not from the next one.
  await screen.getByRole('button', { name: 'Previous part' }).click()
  await expect.poll(part).toContain('"id":578')
  spy.mockRestore()
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openPage } from '../../fixtures/open-page.tsx'

const gone = 'Not applied: this value has been removed or replaced.'
const broken =
  'The editor had to reopen the document after an error. Your text is safe; a change in progress was not applied.'

/** The workers that hold documents, in the order in which they were started. */
const documents: Worker[] = []

beforeEach(() => {
  documents.length = 0
  vi.stubGlobal(
    'Worker',
    class extends Worker {
      constructor(url: URL, options: WorkerOptions) {
        super(url, options)
        if (url.href.includes('document.worker')) documents.push(this)
      }
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
})

async function open(json: string, given: { view?: 'tree' | 'table'; language?: 'zh' } = {}) {
  const opened = await openPage({ json, view: 'tree', ...given })
  const { screen, find, rows, cells } = opened
  await expect.poll(() => (given.view === 'table' ? cells() : rows()).length).toBeGreaterThan(0)
  const view = screen.getByRole(given.view === 'table' ? 'grid' : 'tree').element() as HTMLElement
  view.focus()
  return {
    ...opened,
    /** All in one go, without waiting in between. */
    paste(text: string) {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      view.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    key: (key: string, held: KeyboardEventInit = {}) =>
      view.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held })),
    click: (name: string) => (screen.getByRole('button', { name, exact: true }).element() as HTMLElement).click(),
    /** Opens the text view, and returns its text: pending changes arrive while it is shown. */
    openText: async () => {
      await screen.getByText('Text', { exact: true }).click()
      return () => find('[data-bench=input] :is(textarea, .cm-content)')?.textContent
    },
  }
}

const ten = Array.from({ length: 10 }, (_, at) => at)

test('ten values that are pasted at once are all there, in their order, and go one by one', async () => {
  const { paste, openText, screen } = await open('[]')
  // An undo step begins with an action of the user.
  await userEvent.keyboard('{Home}')
  for (const at of ten) paste(`"${at}"`)
  const text = await openText()
  await expect.poll(text).toBe(`[${ten.map((at) => `"${at}"`).join(',')}]`)
  for (const at of ten.toReversed()) {
    await screen.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(text).toBe(`[${ten.slice(0, at).map((one) => `"${one}"`)}]`)
  }
})

test('ten rows that are added at once are all there', async () => {
  const { key, cells, heard } = await open('[{"a": 1}, {"a": 2}]', { view: 'table' })
  for (const _ of ten) key('Insert')
  await expect.poll(cells).toEqual([['1'], ...ten.map(() => ['']), ['2']])
  // The result of the following run is announced soon after.
  await expect.poll(heard).toContain('Changed')
})

test('keys and the way back are done in the order in which they were pressed', async () => {
  const { key, paste, rows, screen } = await open('{"a": 1, "b": 2, "c": 3, "d": 4}')
  await userEvent.keyboard('{ArrowDown}')
  for (const _ of [1, 2]) key('Delete')
  key('z', { ctrlKey: true })
  key('d', { ctrlKey: true })
  paste('"last"')
  await expect.poll(rows).toEqual(['Document: 5 keys', '  b: 2', '  c: 3', '  c 2: 3', '  key: "last"', '  d: 4'])
  for (const _ of [1, 2, 3]) await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(rows).toEqual(['Document: 4 keys', '  a: 1', '  b: 2', '  c: 3', '  d: 4'])
  await expect.element(screen.getByRole('button', { name: 'Undo' })).toBeDisabled()
})

test('what was removed meanwhile is refused, seen and heard, and nothing else is removed for it', async () => {
  const { click, rows, heard, screen, find } = await open('{"a": 1, "b": 2}')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => find('[role=treeitem][aria-selected=true]')?.textContent).toBe('a: 1')
  click('Remove')
  click('Remove')
  await expect.poll(heard).toContain(gone)
  await expect.element(screen.getByText(gone).last()).toBeVisible()
  expect(find('p[data-kind=danger]')?.textContent).toBe(gone)
  await expect.poll(rows).toEqual(['Document: 1 key', '  b: 2'])
  await userEvent.keyboard('{Control>}d{/Control}')
  await expect.poll(rows).toHaveLength(3)
  expect(find('p[data-kind=danger]')).toBeNull()
})

test('a cell of a row that was removed meanwhile is refused, in Chinese', async () => {
  const { key, click, cells, heard, find } = await open('[{"a": 1}, {"a": 2}]', { view: 'table', language: 'zh' })
  click('删除该行')
  key('Delete')
  await expect.poll(heard).toContain('未应用：这个值已被删除或替换。')
  expect(find('p[data-kind=danger]')?.textContent).toBe('未应用：这个值已被删除或替换。')
  await expect.poll(cells).toEqual([['2']])
})

test('what is typed into a field goes to its value, wherever an edit under way has moved that', async () => {
  const { click, screen, rows, press } = await open('{"a": 1, "b": 2, "c": 3}')
  await screen.getByRole('treeitem', { name: 'c: 3' }).getByText('3').dblClick()
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Value')
  click('Move up')
  click('Move up')
  await press('30{Enter}')
  await expect.poll(rows).toEqual(['Document: 3 keys', '  c: 30', '  a: 1', '  b: 2'])
})

test('another view shows what was done right before it was opened', async () => {
  const { paste, openText } = await open('[1]')
  paste('2')
  paste('3')
  await expect.poll(await openText()).toBe('[1,2,3]')
})

test('a worker that ends amid edits loses no text: they are refused, and the next is done', async () => {
  const { paste, rows, heard, find, screen } = await open('{"list": [1, 2]}')
  await userEvent.keyboard('{ArrowDown}')
  paste('3')
  await expect.poll(rows).toContain('  list: 3 items')
  // The rows appear before the task has ended; tasks behind one that crashed the worker run on the next worker.
  await expect.poll(heard).toContain('Changed')
  documents[0]?.terminate()
  paste('4')
  await expect.poll(heard).toContain(broken)
  expect(find('p[data-kind=danger]')?.textContent).toBe(broken)
  await expect.poll(rows).toContain('  list: 3 items')
  paste('5')
  await expect.poll(() => find('[data-bench=output]')?.textContent?.replace(/\s/g, '')).toContain('"list":[1,2,3,5]')
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => find('[data-bench=output]')?.textContent?.replace(/\s/g, '')).toContain('"list":[1,2,3]}')
  expect(documents).toHaveLength(2)
})

test('a document that breaks its worker twice is opened again when somebody says so', async () => {
  const { rows, screen, find } = await open('[1]')
  documents[0]?.dispatchEvent(new ErrorEvent('error', { message: 'boom' }))
  await expect.poll(rows).toEqual(['Document: 1 item', '  0: 1'])
  documents[1]?.dispatchEvent(new ErrorEvent('error', { message: 'boom' }))
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('The document could not be opened: an error, or too little memory. Your text is safe.')
  expect(find('[role=tree]')).toBeNull()
  await screen.getByRole('button', { name: 'Open again' }).click()
  await expect.poll(rows).toEqual(['Document: 1 item', '  0: 1'])
})

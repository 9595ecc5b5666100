import { del, set } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { historyOf } from '../device/history.ts'
import type { HistoryEntry } from '../device/history-entry.ts'
import { readHistory } from '../device/history-store.ts'
import { emptyTool } from '../fixtures/empty-tool.ts'
import { LanguageProvider } from '../language/language.ts'
import { directRunner } from '../run/direct-runner.ts'
import { RunnerProvider } from '../run/runner.ts'
import { ToolProvider } from '../tool/open-tool.tsx'
import { useWorkbench, WorkbenchProvider } from '../tool/workbench.tsx'
import { HistoryList } from './history-list.tsx'
import { HistoryProvider, useHistory } from './use-history.tsx'

const tool = emptyTool('listed')
const entryOf = (id: string, time: number): HistoryEntry => ({
  id,
  time,
  operation: 'a',
  values: { id },
  input: id,
  output: '',
})
const inputs = async () => (await readHistory('listed')).map(({ input }) => input)

beforeEach(async () => {
  await set('history:listed', [entryOf('two', 2), entryOf('one', 1)])
})
afterEach(async () => {
  vi.useRealTimers()
  localStorage.removeItem('history-off')
  localStorage.removeItem('history-on')
  await del('history:listed')
})

/** Renders the list; `add` adds a run as a page does. */
async function openList({ isSecret = false } = {}) {
  let add: ReturnType<typeof useHistory>['add'] = async () => {}
  let values: Record<string, unknown> = {}
  function Page() {
    add = useHistory().add
    values = useWorkbench().values
    return <HistoryList />
  }
  const screen = await render(
    <ToolProvider value={tool}>
      <LanguageProvider value="en">
        <WorkbenchProvider>
          <RunnerProvider value={directRunner({})}>
            <HistoryProvider isSecret={isSecret}>
              <Page />
            </HistoryProvider>
          </RunnerProvider>
        </WorkbenchProvider>
      </LanguageProvider>
    </ToolProvider>,
  )
  await expect.element(screen.getByRole('listitem').first()).toBeVisible()
  return {
    screen,
    add: (input: string, files?: Record<string, unknown>) =>
      add({ operation: 'a', values: { input }, input, output: '' }, files),
    values: () => values,
  }
}

const undo = page.getByRole('button', { name: 'Undo delete' })

test('a deleted entry is put back beside what was done since', async () => {
  const { screen, add } = await openList()
  await screen.getByRole('button', { name: 'Delete: one' }).click()
  await expect.element(undo).toBeVisible()
  await add('three')
  await undo.click()
  await expect.poll(inputs).toEqual(['three', 'two', 'one'])
  await expect.element(undo).not.toBeInTheDocument()
})

test('undo takes back the last thing alone', async () => {
  const { screen } = await openList()
  await screen.getByRole('button', { name: 'Delete: two' }).click()
  await expect.element(undo).toBeVisible()
  const before = undo.element()
  await screen.getByRole('button', { name: 'Clear all' }).click()
  await expect.poll(inputs).toEqual([])
  // The undo button appears after storing.
  await expect.poll(() => undo.query()).not.toBe(before)
  await undo.click()
  await expect.poll(inputs).toEqual(['one'])
})

test('the focus goes on to the next row, and from the last to the switch', async () => {
  const { screen } = await openList()
  await screen.getByRole('button', { name: 'Delete: two' }).click()
  await expect.element(screen.getByRole('button', { name: 'Delete: one' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('button', { name: 'Turn off' })).toHaveFocus()
})

test('after some seconds undo is not offered any more', async () => {
  const { screen } = await openList()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await screen.getByRole('button', { name: 'Delete: one' }).click()
  await expect.element(undo).toBeVisible()
  const afterEight = () => {
    vi.advanceTimersByTime(8000)
    return undo.query()
  }
  await expect.poll(afterEight).toBeNull()
  expect(await inputs()).toEqual(['two'])
})

test('what another tab does is shown here, and what it turns off is off here', async () => {
  const { screen, add } = await openList()
  await historyOf('listed').add({ operation: 'a', values: {}, input: 'elsewhere', output: '' })
  await expect.element(screen.getByRole('button', { name: 'Delete: elsewhere' })).toBeVisible()
  localStorage.setItem('history-off', 'true')
  await add('unwanted')
  dispatchEvent(new StorageEvent('storage', { key: 'history-off' }))
  await expect.element(screen.getByText('Off: nothing new is saved')).toBeVisible()
  expect(await inputs()).toEqual(['elsewhere', 'two', 'one'])
})

test('where secrets are worked on it is off until it is turned on, for that tool alone', async () => {
  const { screen, add } = await openList({ isSecret: true })
  await expect.element(screen.getByText(/^Off: what you enter here may be sensitive/)).toBeVisible()
  await add('secret')
  expect(await inputs()).toEqual(['two', 'one'])
  await screen.getByRole('button', { name: 'Turn on' }).click()
  await add('kept')
  await expect.poll(inputs).toEqual(['kept', 'two', 'one'])
  expect(localStorage.getItem('history-off')).toBeNull()
})

test('a file comes back while the page is open; of an older one it is said that it has to be chosen again', async () => {
  const file = new File(['x'], 'lake.jpg')
  await set('history:listed', [{ ...entryOf('old.jpg', 1), hasFiles: true }])
  const { screen, add, values } = await openList()
  await add('lake.jpg', { file })
  await screen.getByRole('button', { name: 'Restore: lake.jpg' }).click()
  await expect.poll(() => values()['file']).toBe(file)
  await expect.element(screen.getByRole('status')).toHaveTextContent('')
  await screen.getByRole('button', { name: 'Restore: old.jpg' }).click()
  await expect.element(screen.getByText('Options restored. Choose old.jpg again: files are not saved')).toBeVisible()
})

import { del } from 'idb-keyval'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { filesOf } from '../device/files-of-entries.ts'
import { readHistory } from '../device/history-store.ts'
import { emptyTool } from '../fixtures/empty-tool.ts'
import { HistoryProvider } from '../history/use-history.tsx'
import { ToolProvider } from '../tool/open-tool.tsx'
import type { BatchRow } from './batch.ts'
import { useBatchHistory } from './use-batch-history.ts'

const seal = defineOperation('seal', {
  input: {
    file: z.file(),
    key: z.string().optional().meta({ format: 'password' }),
    strength: z.int().default(1),
  },
  output: {},
  run: () => ({}),
})

const tool = emptyTool('sealing', { seal })
const wrapper = ({ children }: { children: ReactNode }) => (
  <ToolProvider value={tool}>
    <HistoryProvider>{children}</HistoryProvider>
  </ToolProvider>
)

const row: BatchRow = {
  id: 1,
  file: new File(['a'], 'a.txt'),
  about: undefined,
  state: 'done',
  share: 1,
  since: 7,
  span: undefined,
  output: {},
  error: undefined,
  own: undefined,
}

test('a batch is kept by its settings, its secrets and its files are not', async () => {
  await del('history:sealing')
  const values = { key: 'abracadabra', strength: 3, mode: undefined, file: new File(['a'], 'a.txt') }
  await renderHook(() => useBatchHistory([row], values, '1 sealed'), { wrapper })
  await expect.poll(() => readHistory('sealing')).toHaveLength(1)
  expect(await readHistory('sealing')).toEqual([
    expect.objectContaining({ operation: 'seal', values: { strength: 3 }, input: 'a.txt', output: '1 sealed' }),
  ])
  const [entry] = await readHistory('sealing')
  expect(entry?.hasFiles).toBe(true)
  expect(filesOf(entry?.id ?? '')).toEqual({ files: [row.file] })
})

test('batches of other files stand beside each other, even with the same settings', async () => {
  await del('history:sealing')
  const other = { ...row, id: 2, file: new File(['b'], 'b.txt') }
  const hook = await renderHook(
    ({ rows }: { rows: BatchRow[] } = { rows: [row] }) => useBatchHistory(rows, { strength: 3 }, 'sealed'),
    {
      wrapper,
    },
  )
  const names = async () => (await readHistory('sealing')).map(({ input }) => input)
  await expect.poll(names).toEqual(['a.txt'])
  await hook.rerender({ rows: [other] })
  await expect.poll(names).toEqual(['b.txt', 'a.txt'])
})

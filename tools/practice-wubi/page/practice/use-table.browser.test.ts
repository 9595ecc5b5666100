import { expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { makeTable, type WubiTable } from '../../table/wubi-table.ts'
import { useTable } from './use-table.ts'

const builtIn = Promise.withResolvers<WubiTable>()
vi.mock('../../table/load-table.ts', () => ({ loadTable: () => builtIn.promise }))

test('a table that is uploaded while the built-in one loads is used', async () => {
  const { result } = await renderHook(() => useTable())
  const loading = result.current.load()
  await expect.poll(() => result.current.isLoading).toBe(true)
  await result.current.upload(new File(['{"工": "x"}'], 'own.json'))
  await expect.poll(() => result.current.ownName).toBe('own.json')
  const own = result.current.table
  builtIn.resolve(makeTable(new Map([['工', ['a']]]), new Set()))
  expect(await loading).toBe(own)
  await expect.poll(() => result.current.isLoading).toBe(false)
  expect(result.current.table).toBe(own)
})

import { expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import type { KeptPiece } from '#ui/device/kept/kept-kind.ts'
import { kinds } from '../kinds/kinds.ts'
import { useKept } from './use-kept.ts'

const piece = (key: string): KeptPiece => ({
  key,
  label: { en: key, zh: key },
  size: 1,
  stored: [],
  remove: async () => {},
})

test('what was read first and comes last is not shown', async () => {
  const [kind] = kinds
  if (!kind) throw new Error('There are no kinds')
  const first = Promise.withResolvers<readonly KeptPiece[]>()
  vi.spyOn(kind, 'read')
    .mockReturnValueOnce(first.promise)
    .mockResolvedValue([piece('newer')])
  const { result, act } = await renderHook(() => useKept())
  await act(() => result.current.readAgain())
  const keys = () => result.current.kept?.get(kind.id)?.map(({ key }) => key)
  expect(keys()).toEqual(['newer'])
  await act(async () => first.resolve([piece('older')]))
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(keys()).toEqual(['newer'])
})

test('a reading that another one overtakes is over when that one is, and drawn by then', async () => {
  const [kind] = kinds
  if (!kind) throw new Error('There are no kinds')
  const second = Promise.withResolvers<readonly KeptPiece[]>()
  const { result } = await renderHook(() => useKept())
  vi.spyOn(kind, 'read')
    .mockResolvedValueOnce([piece('older')])
    .mockReturnValueOnce(second.promise)
  const over: string[] = []
  const first = result.current.readAgain().then(() => over.push('first'))
  const last = result.current.readAgain()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(over).toEqual([])
  second.resolve([piece('newer')])
  await Promise.all([first, last])
  expect(result.current.kept?.get(kind.id)?.map(({ key }) => key)).toEqual(['newer'])
})

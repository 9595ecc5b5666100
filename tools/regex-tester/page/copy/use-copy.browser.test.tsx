import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { emptyTool } from '#ui/fixtures/empty-tool.ts'
import { ToolProvider } from '#ui/tool/open-tool.tsx'
import { errors } from '../../errors.ts'
import { en } from '../texts.en.ts'
import { useCopy } from './use-copy.ts'

const tool = { ...emptyTool('regex-tester'), errors, pageTexts: en }
const wrapper = ({ children }: { children: ReactNode }) => <ToolProvider value={tool}>{children}</ToolProvider>

test('what is ready late does not replace what was copied since', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { result, act } = await renderHook(() => useCopy(), { wrapper })
  const { promise, resolve } = Promise.withResolvers<string>()
  const slow = result.current.copyIt(promise)
  await act(() => result.current.copyIt('fast'))
  expect(result.current.message).toBe('Copied')
  resolve('slow')
  await act(() => slow)
  expect(write.mock.calls).toEqual([['fast']])
  write.mockRestore()
})

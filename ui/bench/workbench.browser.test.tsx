import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { emptyTool } from '../fixtures/empty-tool.ts'
import { ToolProvider } from '../frame/tool.ts'
import { useWorkbench, WorkbenchProvider } from './workbench.tsx'

const shrink = defineOperation('shrink', {
  input: { quality: z.int().default(75), format: z.string().default('webp') },
  output: {},
  run: () => ({}),
})
const tool = emptyTool('shrinking', { shrink })
const wrapper = ({ children }: { children: ReactNode }) => (
  <ToolProvider value={tool}>
    <WorkbenchProvider>{children}</WorkbenchProvider>
  </ToolProvider>
)
const key = 'options:shrinking'
const stored = () => JSON.parse(localStorage.getItem(key) ?? '{}')

beforeEach(() => localStorage.removeItem(key))

test('two tabs each keep the option that was changed in them', async () => {
  localStorage.setItem(key, '{"quality":50,"format":"avif"}')
  const [left, right] = [
    await renderHook(() => useWorkbench(), { wrapper }),
    await renderHook(() => useWorkbench(), { wrapper }),
  ]
  expect(right.result.current.values).toEqual({ quality: 50, format: 'avif' })
  await left.act(() => left.result.current.change({ quality: 60 }))
  await expect.poll(stored).toEqual({ quality: 60, format: 'avif' })
  await right.act(() => right.result.current.change({ format: 'jpeg' }))
  await expect.poll(stored).toEqual({ quality: 60, format: 'jpeg' })
  await left.act(() => left.result.current.resetOptions())
  await expect.poll(stored).toEqual({})
})

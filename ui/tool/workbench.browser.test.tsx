import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import type { Values } from '#kit/values.ts'
import { emptyTool } from '../fixtures/empty-tool.ts'
import { maxEditedLength } from '../text/long-text.ts'
import { ToolProvider } from './open-tool.tsx'
import { useWorkbench, WorkbenchProvider } from './workbench.tsx'

const shrink = defineOperation('shrink', {
  input: { text: textOf('text/plain'), quality: z.int().default(75), format: z.string().default('webp') },
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

const draft = 'draft:shrinking'

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

test('what was changed last is kept when the page is left at once', async () => {
  const first = await renderHook(() => useWorkbench(), { wrapper })
  await first.act(() => first.result.current.change({ quality: 60, text: 'typed last' }))
  await first.unmount()
  expect([stored(), sessionStorage.getItem(draft)]).toEqual([{ quality: 60 }, '{"text":"typed last"}'])

  const second = await renderHook(() => useWorkbench(), { wrapper })
  expect(second.result.current.values).toEqual({ quality: 60, text: 'typed last' })
  await second.act(() => second.result.current.change({ quality: 70 }))
  dispatchEvent(new PageTransitionEvent('pagehide'))
  expect(stored()).toEqual({ quality: 70 })
})

test('the longest text that is edited here is kept over a reload, as an article with an embedded picture is', async () => {
  const text = '图'.repeat(maxEditedLength)
  const first = await renderHook(() => useWorkbench(), { wrapper })
  await first.act(() => first.result.current.change({ text }))
  await first.unmount()
  const second = await renderHook(() => useWorkbench(), { wrapper })
  expect(second.result.current.values['text']).toBe(text)
})

const { encode, decode } = {
  encode: defineOperation('encode', {
    input: { text: textOf('text/plain'), wrap: z.int().default(0) },
    output: {},
    run: () => ({}),
  }),
  decode: defineOperation('decode', { input: { base64: textOf('text/plain') }, output: {}, run: () => ({}) }),
}

/** Renders a workbench whose operation can be switched. */
async function openCoder() {
  const coder = emptyTool('coding', { encode, decode })
  let opened = 'encode'
  const hook = await renderHook(() => useWorkbench(), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <ToolProvider value={{ ...coder, open: opened }}>
        <WorkbenchProvider>{children}</WorkbenchProvider>
      </ToolProvider>
    ),
  })
  return {
    values: () => hook.result.current.values,
    change: (changed: Values) => hook.act(() => hook.result.current.change(changed)),
    open: async (name: string) => {
      opened = name
      await hook.rerender()
    },
  }
}

test('what was typed last comes along to another operation', async () => {
  const { values, change, open } = await openCoder()
  await change({ text: 'aGk=' })
  await change({ wrap: 76 })
  await open('decode')
  expect(values()['base64']).toBe('aGk=')
  await open('encode')
  await change({ text: 'aGV5' })
  await open('decode')
  expect(values()['base64']).toBe('aGV5')
})

test('what a swap has put into the other operation stays', async () => {
  const { values, change, open } = await openCoder()
  await change({ text: 'hi' })
  await change({ base64: 'aGk=' })
  await open('decode')
  expect(values()).toEqual({ text: 'hi', base64: 'aGk=' })
})

import type { ReactNode } from 'react'
import { expect, expectTypeOf, test, vi } from 'vitest'
import { render, renderHook } from 'vitest-browser-react'
import { z } from 'zod'
import type { InputOf } from '#kit/description.ts'
import { defineOperation, type Operation } from '#kit/operation.ts'
import { ToolError } from '#kit/tool-error.ts'
import { emptyTool } from '../fixtures/empty-tool.ts'
import { ToolProvider } from '../tool/open-tool.tsx'
import { directRunner } from './direct-runner.ts'
import { RunnerProvider } from './runner.ts'
import { useOperation } from './use-operation.ts'

const calls: { text: string; signal: AbortSignal; finish: () => void }[] = []

/** Runs until it is told to finish. */
const wait = defineOperation('wait', {
  input: { text: z.string(), loud: z.boolean().default(false) },
  output: { length: z.int() },
  async run({ text }, { signal, progress }) {
    progress(0.25)
    if (text === 'bad') throw new ToolError('bad')
    await new Promise<void>((finish) => calls.push({ text, signal, finish }))
    return { length: text.length }
  },
})

const going: (() => void)[] = []

/** Yields the first two letters, the second one when told to. */
const spell = defineOperation('spell', {
  input: { text: z.string() },
  output: { length: z.int() },
  chunk: { letter: z.string() },
  async *run({ text }) {
    yield { letter: text.charAt(0) }
    await new Promise<void>((goOn) => going.push(goOn))
    yield { letter: text.charAt(1) }
    return { length: text.length }
  },
})

const tool = emptyTool('test')
const runner = directRunner({ wait: wait as unknown as Operation, spell })
const wrapper = ({ children }: { children: ReactNode }) => (
  <ToolProvider value={tool}>
    <RunnerProvider value={runner}>{children}</RunnerProvider>
  </ToolProvider>
)
const start = (text?: string) =>
  renderHook(
    (props) => useOperation(wait, props?.text === undefined ? undefined : { text: props.text }, { delay: 0 }),
    {
      initialProps: { text },
      wrapper,
    },
  )

test('the types of input and output follow from the operation', () => {
  expectTypeOf<InputOf<typeof wait>>().toEqualTypeOf<{ text: string; loud?: boolean | undefined }>()
  const use = () => useOperation(wait, { text: 'a' })
  expectTypeOf<Extract<ReturnType<typeof use>, { state: 'done' }>['output']>().toEqualTypeOf<{ length: number }>()
  // @ts-expect-error the operation has no `txt`
  const misuse = () => useOperation(wait, { txt: 'a' })
  expect(misuse).toBeTypeOf('function')
})

test('the runner prepares once the cursor is in a text field of the page, and whenever the input changes', async () => {
  const prepare = vi.fn()
  function Page({ text }: { text?: string }) {
    useOperation(wait, text === undefined ? undefined : { text }, { delay: 0 })
    return (
      <>
        <dialog open>
          <input aria-label="Search" />
        </dialog>
        <button type="button">Look</button>
        <input aria-label="Text" />
        <input aria-label="More" />
      </>
    )
  }
  const page = (text?: string) => (
    <ToolProvider value={tool}>
      <RunnerProvider value={{ ...runner, prepare }}>
        <Page {...(text !== undefined && { text })} />
      </RunnerProvider>
    </ToolProvider>
  )
  const { getByRole, rerender } = await render(page())
  for (const element of [getByRole('textbox', { name: 'Search' }), getByRole('button')]) {
    ;(element.element() as HTMLElement).focus()
  }
  expect(prepare).not.toHaveBeenCalled()
  for (const name of ['Text', 'More']) (getByRole('textbox', { name }).element() as HTMLElement).focus()
  expect(prepare.mock.calls).toEqual([['test', wait]])
  await rerender(page('a'))
  expect(prepare).toHaveBeenCalledTimes(2)
  await rerender(page('b'))
  expect(prepare).toHaveBeenCalledTimes(3)
})

test('without an input there is nothing to run', async () => {
  const { result } = await start()
  expect(result.current).toMatchObject({ state: 'idle' })
})

test('a run reports its progress, then its output', async () => {
  const { result } = await start('abc')
  await expect.poll(() => result.current).toMatchObject({ state: 'running', share: 0.25 })
  calls.at(-1)?.finish()
  await expect.poll(() => result.current).toMatchObject({ state: 'done', output: { length: 3 } })
})

test('the latest input wins, though the earlier answer comes later', async () => {
  const { result, rerender } = await start('first')
  await expect.poll(() => calls.at(-1)?.text).toBe('first')
  const first = calls.at(-1)
  await rerender({ text: 'second!' })
  await expect.poll(() => calls.at(-1)?.text).toBe('second!')
  expect(first?.signal.aborted).toBe(true)
  calls.at(-1)?.finish()
  await expect.poll(() => result.current).toMatchObject({ state: 'done', output: { length: 7 } })
  first?.finish()
  await rerender({ text: 'second!' })
  expect(result.current).toMatchObject({ state: 'done', output: { length: 7 } })
})

test('who listens hears the chunks of a run until another one begins', async () => {
  const heard: string[] = []
  const { rerender } = await renderHook(
    (props) => {
      const text = props?.text ?? ''
      const onChunk = ({ letter }: { letter: string }) => void heard.push(`${text}: ${letter}`)
      return useOperation(spell, { text }, { delay: 0, onChunk })
    },
    { initialProps: { text: 'one' }, wrapper },
  )
  await expect.poll(() => heard).toEqual(['one: o'])
  await rerender({ text: 'two' })
  await expect.poll(() => heard).toEqual(['one: o', 'two: t'])
  for (const goOn of going) goOn()
  await expect.poll(() => heard).toEqual(['one: o', 'two: t', 'two: w'])
})

test('a failure keeps the last good output, which is out of date', async () => {
  const { result, rerender } = await start('good')
  await expect.poll(() => calls.at(-1)?.text).toBe('good')
  calls.at(-1)?.finish()
  await expect.poll(() => result.current.state).toBe('done')
  await rerender({ text: 'bad' })
  await expect
    .poll(() => result.current)
    .toMatchObject({ state: 'failed', error: { code: 'bad' }, output: { length: 4 } })
})

test('cancelling aborts the run and says how far it came', async () => {
  const { result } = await start('stop')
  await expect.poll(() => calls.at(-1)?.text).toBe('stop')
  result.current.cancel()
  await expect.poll(() => result.current.state).toBe('cancelled')
  expect(calls.at(-1)?.signal.aborted).toBe(true)
})

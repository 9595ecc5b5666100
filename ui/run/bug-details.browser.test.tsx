import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { z } from 'zod'
import { reportBug } from '#core/report-bug.ts'
import { unattended } from '#kit/call.ts'
import { defineOperation } from '#kit/operation.ts'
import { ToolError } from '#kit/tool-error.ts'
import { LanguageProvider } from '../language/language.ts'
import { BugDetails } from './bug-details.tsx'
import { workerRunner } from './worker-runner.ts'

const work = defineOperation('work', {
  input: { how: z.enum(['well', 'badly', 'endlessly', 'wrongly', 'twice']), given: z.string().default('') },
  output: { text: z.string() },
  run: () => ({ text: '' }),
})

const runner = workerRunner(
  () => new Worker(new URL('../fixtures/test.worker.ts', import.meta.url), { type: 'module' }),
)
const failure = (how: 'badly' | 'wrongly'): Promise<Error> =>
  runner.run('test', work, { how, given: 'a secret' }, unattended).then(
    () => new Error('It did not fail'),
    (error) => error,
  )

const log = vi.spyOn(console, 'error')
const href = location.href
beforeEach(() => log.mockReset())
afterEach(() => history.replaceState(null, '', href))

test('a bug of a worker is written to the console once, with the operation and its stack there', async () => {
  const error = await failure('wrongly')
  reportBug(error, 'whoever else hears of it')
  expect(log.mock.calls).toEqual([['test/work:', error]])
  expect(error.stack).toContain('test.worker')
})

test('a bug of one of many is written, too', async () => {
  const [run] = runner.spread('test', work, [{ input: { how: 'wrongly' }, call: unattended }])
  await expect(run).rejects.toThrow()
  expect(log).toHaveBeenCalledOnce()
})

test('what was expected and what was cancelled is not', async () => {
  await failure('badly')
  const controller = new AbortController()
  const call = { signal: controller.signal, progress: () => controller.abort() }
  await expect(runner.run('test', work, { how: 'endlessly' }, call)).rejects.toMatchObject({ name: 'AbortError' })
  expect(log).not.toHaveBeenCalled()
})

test('its details can be looked at and copied, and hold nothing that was typed', async () => {
  const error = await failure('wrongly')
  history.replaceState(null, '', '?q=typed#with=typed-too')
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const screen = await render(<BugDetails error={error} />)
  await screen.getByText('Error details').click()
  await screen.getByRole('button', { name: 'Copy' }).click()
  const [[copied = ''] = []] = write.mock.calls
  for (const part of [
    error.message,
    'test.worker',
    'Operation: test/work',
    `Page: ${location.pathname}\n`,
    'Chrome/',
  ]) {
    expect(copied).toContain(part)
  }
  expect(copied).not.toMatch(/typed|secret/)
  expect(screen.container.querySelector('pre')?.textContent).toBe(copied)
})

test('an expected failure has none', async () => {
  const screen = await render(
    <LanguageProvider value="zh">
      <BugDetails error={new ToolError('empty')} />
    </LanguageProvider>,
  )
  expect(screen.container.textContent).toBe('')
})

import { expect, test } from 'vitest'
import { samples } from './samples.ts'

// tools/every-tool.test.ts tests the same samples in Node, so results that pass here are equal in both.
test.each(samples.compress)('in a worker of the browser: $title.en', async ({ input, output }) => {
  const answer = await inWorker(input)
  expect(answer.error).toBeUndefined()
  const { file, ...rest } = answer.output
  const { file: expected, ...others } = output
  expect({ ...rest, name: file.name, type: file.type }).toEqual({ ...others, name: expected.name, type: expected.type })
  expect(await file.bytes()).toEqual(await expected.bytes())
  expect(answer.progress).toEqual(answer.progress.toSorted((a: number, b: number) => a - b))
})

test.each(['avif', 'jxl'] as const)('in a worker of the browser: %s and back', async (format) => {
  const [{ input }] = samples.compress
  const there = await inWorker({ file: input.file, format })
  const back = await inWorker({ file: there.output.file, format: 'png', targetBytes: 5000 })
  expect(there).toMatchObject({ output: { width: 96, height: 72, format } })
  expect(back).toMatchObject({ output: { width: 96, height: 72 } })
})

function inWorker(input: object) {
  const worker = new Worker(new URL('./fixtures/compress.worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve, reject } = Promise.withResolvers<MessageEvent['data']>()
  worker.onmessage = ({ data }) => resolve(data)
  worker.onerror = ({ message }) => reject(new Error(message))
  worker.postMessage(input)
  return promise.finally(() => worker.terminate())
}

import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineErrors } from '#kit/errors.ts'
import { defineOperation } from '#kit/operation.ts'
import { ToolError } from '#kit/tool-error.ts'
import { callOperation, LibraryError } from './call-operation.ts'

const errors = defineErrors({ tooLong: { en: 'Longer than {max}', zh: '超过 {max}' } })
const shout = defineOperation('shout', {
  input: { text: z.string() },
  output: { loud: z.string() },
  async run({ text }, { signal, progress }) {
    if (text.length > 5) throw errors.tooLong({ max: 5 })
    if (text === 'bug') throw new TypeError('a bug')
    await Promise.resolve()
    signal.throwIfAborted()
    progress(1)
    return { loud: text.toUpperCase() }
  },
})

test('a call is answered, and its progress heard', async () => {
  const shares: number[] = []
  const onProgress = (share: number) => void shares.push(share)
  expect(await callOperation(shout, errors, { text: 'hi' }, { onProgress })).toEqual({ loud: 'HI' })
  expect(shares).toEqual([1])
})

test('an expected failure has its code, what it is about, and its sentence', async () => {
  const failure = await callOperation(shout, errors, { text: 'longer' }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(LibraryError)
  expect(failure).toMatchObject({ code: 'tooLong', params: { max: 5 }, message: 'Longer than 5', issues: [] })
})

test.each([
  ['assetFailed', {}, 'A file of this tool could not be loaded'],
  ['assetMissing', { megabytes: 2 }, 'A file of this tool (2 MB) could not be loaded'],
  ['wasmNotLoaded', {}, 'A WebAssembly file of this tool could not be loaded'],
  ['wasmFailed', {}, 'A WebAssembly file of this tool could not be compiled'],
])('%s, which no tool defines, has a sentence too', async (code, params, sentence) => {
  const fail = defineOperation('fail', {
    input: {},
    output: {},
    run: () => Promise.reject(new ToolError(code, params)),
  })
  const failure = await callOperation(fail, errors, {}).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(LibraryError)
  expect(failure).toMatchObject({ code, params, message: expect.stringContaining(sentence) })
})

test.each([[{}], [{ text: 1 }], [{ text: 'hi', more: 1 }], [undefined], [null]])('%j does not fit', async (input) => {
  const failure = await callOperation(shout, errors, input).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(LibraryError)
  expect(failure).toMatchObject({ code: 'invalidInput', issues: [expect.anything()] })
})

test('a call that is aborted ends with the reason, and a bug stays what it is', async () => {
  const signal = AbortSignal.abort(new Error('enough'))
  await expect(callOperation(shout, errors, { text: 'hi' }, { signal })).rejects.toThrow('enough')
  await expect(callOperation(shout, errors, { text: 'bug' })).rejects.toThrow(TypeError)
})

import { unattended } from '#kit/call.ts'
import type { Operation } from '#kit/operation.ts'
import { perform } from '#kit/perform.ts'
import { parentPort } from '#lib/worker/parent-port.browser.ts'
import { serveMethods } from '#lib/worker/serve-methods.ts'
import { transfer } from '#lib/worker/transfer.ts'
import { holdLong, isHeld } from '../text/held-text.ts'
import type { NamedOperation, RunMethods } from './run-methods.ts'

/** Answers requests inside a worker. It is not told of a cancel: cancelling terminates it. */
export function answerRequests(find: (named: NamedOperation) => Promise<Operation>): void {
  serveMethods<RunMethods>(
    {
      async load(named) {
        await find(named)
      },
      async run(request, { progress, chunk }) {
        const send = (piece: Record<string, unknown>) => chunk(transfer(piece, buffersIn(piece)))
        const call = { ...unattended, progress, chunk: send }
        const output = await perform(await find(request), await readHeld(request.input), call)
        return request.holds ? holdTexts(output) : output
      },
    },
    parentPort(),
  )
}

/** The buffers of a chunk's arrays, which are transferred; not those that are larger than their array. */
const buffersIn = (chunk: Record<string, unknown>): ArrayBuffer[] =>
  Object.values(chunk).flatMap((value) =>
    ArrayBuffer.isView(value) && value.buffer instanceof ArrayBuffer && value.byteLength === value.buffer.byteLength
      ? value.buffer
      : [],
  )

/** Decodes `HeldText`: an operation takes strings. */
const readHeld = (input: unknown) => mapFields(input, async (value) => (isHeld(value) ? value.text() : value))

async function mapFields(input: unknown, change: (value: unknown) => Promise<unknown>): Promise<unknown> {
  if (typeof input !== 'object' || input === null) return input
  const entries = Object.entries(input).map(async ([name, value]) => [name, await change(value)])
  return Object.fromEntries(await Promise.all(entries))
}

const holdTexts = (output: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(output).map(([name, value]) => [name, typeof value === 'string' ? holdLong(value) : value]),
  )

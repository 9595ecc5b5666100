import { unattended } from '#kit/call.ts'
import { failureOf } from '#kit/failure.ts'
import type { Operation } from '#kit/operation.ts'
import { perform } from '#kit/perform.ts'
import { showLife } from '#lib/worker-life.browser.ts'
import { holdLong, isHeld } from '../text/held-text.ts'
import type { Reply, Request } from './worker-protocol.ts'

/** Answers requests inside a worker. It never hears of a cancel: to cancel is to terminate it. */
export function answerRequests(find: (request: Request) => Promise<Operation>): void {
  const life = showLife(postReply)
  addEventListener('message', async ({ data: request }: MessageEvent<Request>) => {
    const call = { ...unattended, progress: (progress: number) => postReply({ progress }) }
    await life
    try {
      const output = await perform(await find(request), await readHeld(request.input), call)
      postReply({ output: request.holds ? holdTexts(output) : output })
    } catch (error) {
      postReply({ failure: failureOf(error) })
    }
  })
}

/** What the page holds as bytes is text to an operation. */
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

const postReply = (reply: Reply): void => postMessage(reply)

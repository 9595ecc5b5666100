// The page's comparison is made here. It could be made as any operation is, but its parts, of which there may be
// millions, would come to the page one by one.
import { failureOf } from '#kit/failure.ts'
import { comparisonModes } from '#lib/diff/tokens.ts'
import { showLife } from '#lib/worker-life.browser.ts'
import { errors } from '../errors.ts'
import { compareForPage, transferableOf } from './compare-for-page.ts'

const life = showLife((alive) => postMessage(alive))

addEventListener('message', async ({ data: { input } }: MessageEvent<{ input: Record<string, unknown> }>) => {
  await life
  try {
    const mode = comparisonModes.find((known) => known === input['mode']) ?? 'lines'
    const output = compareForPage(await textOf(input['original']), await textOf(input['changed']), mode, {
      ignoreCase: input['ignoreCase'] === true,
      ignoreWhitespace: input['ignoreWhitespace'] === true,
      stripTrailingCr: input['stripTrailingCr'] === true,
    })
    postMessage({ output }, { transfer: transferableOf(output) })
  } catch (error) {
    // More pieces than a list or a table can hold.
    postMessage({ failure: failureOf(error instanceof RangeError ? errors.failed() : error) })
  }
})

/** A long text comes as its bytes. */
const textOf = (value: unknown): Promise<string> | string => (value instanceof Blob ? value.text() : String(value))

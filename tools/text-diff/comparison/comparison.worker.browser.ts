// Compares and merges texts, and compares folders, for the page. The operations themselves would send their parts, of
// which there may be millions, to the page one by one.
import { comparisonModes } from '#lib/diff/tokens.ts'
import type { MethodCall } from '#lib/worker/messages.ts'
import { parentPort } from '#lib/worker/parent-port.browser.ts'
import { serveMethods } from '#lib/worker/serve-methods.ts'
import { transfer } from '#lib/worker/transfer.ts'
import { errors } from '../errors.ts'
import { compareForPage, transferableOf } from './compare-for-page.ts'
import type { Comparison } from './comparison.ts'
import { compareFolders, type FolderFile } from './folders.ts'
import { ignoredByPattern } from './ignored-pattern.ts'
import { type Merging, mergeForPage, transferableOf as mergingTransferable } from './merging.ts'

interface RunRequest {
  operation: string
  input: Record<string, unknown>
}

const methods: Record<string, (input: Record<string, unknown>, call: MethodCall) => Promise<object>> = {
  compare,
  merge,
  folders: ({ original, changed }, call) => compareFolders(original as FolderFile[], changed as FolderFile[], call),
}

serveMethods(
  {
    // All is loaded with this module.
    load: async () => {},
    run: ({ operation, input }: RunRequest, call: MethodCall) => (methods[operation] ?? compare)(input, call),
  },
  parentPort(),
)

async function compare({ original, changed, ...options }: Record<string, unknown>): Promise<Comparison> {
  try {
    const mode = comparisonModes.find((each) => each === options['mode']) ?? 'lines'
    const output = compareForPage(await textOf(original), await textOf(changed), mode, {
      ignoreCase: options['ignoreCase'] === true,
      ignoreWhitespace: options['ignoreWhitespace'] === true,
      stripTrailingCr: options['stripTrailingCr'] === true,
      ignoredIn: await ignoredByPattern(String(options['ignorePattern'] ?? '')),
    })
    return transfer(output, transferableOf(output))
  } catch (error) {
    // More pieces than an array or a Map can hold.
    throw error instanceof RangeError ? errors.failed() : error
  }
}

async function merge({ base, mine, theirs, style }: Record<string, unknown>): Promise<Merging> {
  try {
    const texts = { base: await textOf(base), mine: await textOf(mine), theirs: await textOf(theirs) }
    const output = mergeForPage(texts, style === 'diff3' ? style : 'merge')
    return transfer(output, mergingTransferable(output))
  } catch (error) {
    throw error instanceof RangeError ? errors.failed() : error
  }
}

/** A long text is passed as a Blob; its byte order mark is compared too. */
const textOf = async (value: unknown): Promise<string> =>
  value instanceof Blob ? withMark.decode(await value.arrayBuffer()) : String(value)

const withMark = new TextDecoder('utf-8', { ignoreBOM: true })

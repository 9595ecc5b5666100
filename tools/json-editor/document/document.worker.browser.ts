import { JsonSyntaxError } from '#lib/json/json-syntax-error.ts'
import { showLife } from '#lib/worker-life.browser.ts'
import { JsonDocument } from './json-document.ts'
import { StaleTokenError } from './token-names.ts'
import { type DocumentFailure, type DocumentRequest, type DocumentResponse, methods } from './worker-protocol.ts'

const send = (response: DocumentResponse): void => postMessage(response)

// The page's document lives here, away from the page: 100 MB of it cost the page nothing.
const document = new JsonDocument((progress) => send({ progress }))

// One call after another, in the order in which they came, though reading a file takes time.
let last = showLife(send)

addEventListener('message', ({ data }: MessageEvent<DocumentRequest>) => {
  last = last.then(() => answer(data))
})

async function answer({ id, method, parameters }: DocumentRequest): Promise<void> {
  try {
    if (!methods.includes(method)) throw new Error(`The document has no method "${method}"`)
    const call = document[method] as (...given: unknown[]) => unknown
    send({ id, answer: call.apply(document, await Promise.all(parameters.map(read))) })
  } catch (error) {
    const { message = String(error), stack }: Partial<Error> = Object(error)
    send({ id, failure: { kind: kindOf(error), message, stack } })
  }
}

/** A text comes as a string or as a file of its bytes. */
async function read(value: unknown): Promise<unknown> {
  return value instanceof Blob ? new Uint8Array(await value.arrayBuffer()) : value
}

function kindOf(error: unknown): DocumentFailure['kind'] {
  if (error instanceof JsonSyntaxError) return 'noJson'
  if (error instanceof StaleTokenError) return 'gone'
  return error instanceof DOMException && error.name === 'NotReadableError' ? 'unreadable' : 'unexpected'
}

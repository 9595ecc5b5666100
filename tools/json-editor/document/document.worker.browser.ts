import { ToolError } from '#kit/tool-error.ts'
import { JsonSyntaxError } from '#lib/json/json-syntax-error.ts'
import type { MethodCall } from '#lib/worker/messages.ts'
import { parentPort } from '#lib/worker/parent-port.browser.ts'
import { serveMethods } from '#lib/worker/serve-methods.ts'
import { type DocumentErrorCode, type DocumentMethods, type MethodName, methodNames } from './document-methods.ts'
import { JsonDocument } from './json-document.ts'
import { StaleTokenError } from './token-handles.ts'

let report = (_share: number): void => {}

// The page's document lives here, so that 100 MB of it do not block the page.
const document = new JsonDocument((share) => report(share))

async function call(name: MethodName, parameters: readonly unknown[], { progress }: MethodCall): Promise<unknown> {
  report = progress
  const method = document[name] as (...given: unknown[]) => unknown
  try {
    return method.apply(document, await Promise.all(parameters.map(read)))
  } catch (error) {
    const code = errorCodeOf(error)
    throw code ? new ToolError(code) : error
  }
}

/** A text comes as a string or as a file of its bytes. */
async function read(value: unknown): Promise<unknown> {
  return value instanceof Blob ? new Uint8Array(await value.arrayBuffer()) : value
}

function errorCodeOf(error: unknown): DocumentErrorCode | undefined {
  if (error instanceof JsonSyntaxError) return 'noJson'
  if (error instanceof StaleTokenError) return 'gone'
  return error instanceof DOMException && error.name === 'NotReadableError' ? 'unreadable' : undefined
}

const served = methodNames.map((name) => [
  name,
  (parameters: readonly unknown[], asked: MethodCall) => call(name, parameters, asked),
])
serveMethods(Object.fromEntries(served) as DocumentMethods, parentPort())

import { parentPort } from '#lib/worker/parent-port.browser.ts'
import { serveMethods } from '#lib/worker/serve-methods.ts'
import { SchemaAssistant } from './schema-assistant.ts'

const assistant = new SchemaAssistant()

/** Away from the page: a pattern of a schema may take for ever, and the page ends the worker then. */
const methods = {
  takeSchema: (source: string) => assistant.takeSchema(source),
  takeText: (text: string) => assistant.takeText(text),
  complete: (offset: number) => assistant.complete(offset),
  describe: (offset: number) => assistant.describe(offset),
  check: async (text: Blob) => assistant.check(new Uint8Array(await text.arrayBuffer())),
}

export type AssistMethods = typeof methods

serveMethods(methods, parentPort())

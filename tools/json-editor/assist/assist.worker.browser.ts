import type { Schema } from '@cfworker/json-schema'
import { parentPort } from '#lib/worker/parent-port.browser.ts'
import { serveMethods } from '#lib/worker/serve-methods.ts'
import { type OpenSchema, openSchema } from '../schema/validate-against.ts'
import { checkDocument, type DocumentCheck } from './check-document.ts'
import { type Completions, completionsAt } from './completions.ts'
import { type HoverInfo, hoverInfoAt } from './hover-info.ts'
import { type LooseValue, parseLoosely } from './parse-loosely.ts'

/** Holds a schema and the edited text, and answers the editor's questions about them. */
class SchemaAssistant {
  private source = ''
  private schema: OpenSchema = { schema: true, draft: '2020-12', lookup: {} }
  private text = ''
  private roots: LooseValue[] = []

  /**
   * Takes a schema; returns its title.
   *
   * @throws as `validateAgainst`
   */
  async takeSchema(source: string): Promise<string> {
    this.schema = await openSchema(source)
    this.source = source
    const { title, $id }: Schema = Object(this.schema.schema)
    return [title, $id].find((name) => typeof name === 'string' && name.trim() !== '') ?? ''
  }

  takeText(text: string): void {
    this.text = text
    this.roots = parseLoosely(text)
  }

  complete(offset: number): Completions {
    return completionsAt(this.schema, this.text, this.roots, offset)
  }

  describe(offset: number): HoverInfo | undefined {
    return hoverInfoAt(this.schema, this.text, this.roots, offset)
  }

  check(bytes: Uint8Array): Promise<DocumentCheck> {
    return checkDocument(bytes, this.source)
  }
}

const assistant = new SchemaAssistant()

/** In a worker: a pattern of a schema may take for ever, and the page terminates the worker then. */
const methods = {
  takeSchema: (source: string) => assistant.takeSchema(source),
  takeText: (text: string) => assistant.takeText(text),
  complete: (offset: number) => assistant.complete(offset),
  describe: (offset: number) => assistant.describe(offset),
  check: async (text: Blob) => assistant.check(new Uint8Array(await text.arrayBuffer())),
}

export type AssistMethods = typeof methods

serveMethods(methods, parentPort())

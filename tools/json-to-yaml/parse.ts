import type { Event } from 'js-yaml'
import { z } from 'zod'
import { phaseProgress } from '#kit/call.ts'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { diagnosticsField, listDiagnostics } from '#lib/diagnostics.ts'
import { readJson } from '#lib/json/read.ts'
import { maxTextLength, writeJson } from '#lib/json/write.ts'
import { errors } from './errors.ts'
import { sentences, type Warning } from './notes/sentences.ts'
import { DocumentBuilder } from './read/document-builder.ts'
import { documents, version } from './read/fields.ts'
import type { MappedYaml } from './read/indent/indent-lines.ts'
import type { YamlNode } from './read/node.ts'
import { nodeToJson } from './read/node-to-json.ts'
import { readEvents } from './read/read-events.ts'

/** Converts YAML to JSON: one document gives its value, several give a list of values. */
export const parse = defineOperation('parse', {
  undoneBy: 'convert',
  undoneWith: { version: { from: 'version' }, documents: { from: 'documents' } },
  input: {
    yaml: textOf('application/yaml'),
    indent: z.int().min(1).max(8).default(2),
    version,
    documents,
  },
  output: { json: textOf('application/json'), warnings: diagnosticsField(sentences) },
  async run({ yaml, indent, version: given, documents: how }, call) {
    if (yaml.trim() === '') throw errors.empty()
    const { events, source } = await readEvents(yaml)
    call.progress(0.4)
    const { roots, remarks } = await buildDocuments(source, events, given)
    call.progress(0.7)
    const isList = how === 'many' || roots.length > 1
    const compact = isList ? `[${roots.map(nodeToJson).join()}]` : roots[0] ? nodeToJson(roots[0]) : 'null'
    if (compact.length > maxTextLength) throw errors.tooLarge()
    const json = writeJson(readJson(compact, phaseProgress(call, 0.8, 0.9)), ' '.repeat(indent))
    if (json === undefined) throw errors.tooLarge()
    return { json, warnings: listDiagnostics(remarks, source.placesOf, sentences) }
  },
})

/**
 * Builds the values of all documents from parser events, resolving aliases and merge keys. The directive `%YAML 1.1`
 * sets the version of a document.
 *
 * @param given the version of documents without a directive
 * @throws duplicateKey, unknownAlias, cyclicAlias, tooManyAliases
 */
async function buildDocuments(
  source: MappedYaml,
  events: readonly Event[],
  given: '1.1' | '1.2',
): Promise<{ roots: YamlNode[]; remarks: Warning[] }> {
  const { EVENT_ID, getScalarValue } = await import('js-yaml')
  const builder = new DocumentBuilder(source)
  for (const event of events) {
    if (event.type === EVENT_ID.DOCUMENT) {
      const named = event.directives.find(({ kind }) => kind === 'yaml')
      const isOld = named && 'version' in named ? named.version === '1.1' : given === '1.1'
      builder.beginDocument(isOld ? '1.1' : '1.2')
    } else if (event.type === EVENT_ID.SCALAR) builder.addScalar(event, getScalarValue(source.yaml, event))
    else if (event.type === EVENT_ID.ALIAS) builder.addAlias(event)
    else if (event.type === EVENT_ID.POP) builder.end()
    else builder.begin(event, event.type === EVENT_ID.SEQUENCE ? 'list' : 'map')
  }
  return { roots: builder.roots, remarks: builder.remarks }
}

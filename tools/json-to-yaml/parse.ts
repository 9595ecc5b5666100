import type { Event, YAMLException } from 'js-yaml'
import { z } from 'zod'
import { phaseProgress } from '#kit/call.ts'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import type { ToolError } from '#kit/tool-error.ts'
import { codePointNotation } from '#lib/code-point.ts'
import { diagnosticsField, listDiagnostics } from '#lib/diagnostics.ts'
import { readJson } from '#lib/json/read.ts'
import { maxTextLength, writeJson } from '#lib/json/write.ts'
import { errors } from './errors.ts'
import { sentences, type Warning } from './notes/sentences.ts'
import { DocumentBuilder } from './read/document-builder.ts'
import { documents, version } from './read/fields.ts'
import { indentLines, type MappedYaml, unchangedYaml } from './read/indent/indent-lines.ts'
import { readNextLines } from './read/next-lines.ts'
import type { YamlNode } from './read/node.ts'
import { nodeToJson } from './read/node-to-json.ts'

const depthLimit = 1000

const visible = /^(?:[\p{L}\p{N}_-]+|.)/su

const expectations: [reason: string, expected: string][] = [
  ['tab characters', 'U+0020'],
  ['indentation', 'indentation'],
  ['missed comma', ', ] }'],
  ['within a single quoted', "'"],
  ['within a double quoted', '"'],
  ['within a flow collection', '] }'],
  ['within a verbatim tag', '>'],
  ['multiline key', ':'],
  ["expected ':'", ':'],
  ['whitespace character is expected', 'U+0020'],
  ['unknown escape', '\\ " / 0 a b e f n r t u U v x N _ L P'],
  ['hexadecimal', '0-9 a-f'],
  ['line break', 'U+000A'],
  ['non-printable', '"\\u0000"'],
  ['null byte', '"\\0"'],
  ['JSON character', '"\\u0000"'],
  ['document separator', '---'],
  ['directives end mark', '---'],
  ['undeclared tag handle', '%TAG'],
  ['anchor node', '&anchor'],
  ['alias node', '*alias'],
  ['%YAML', '%YAML 1.2'],
  ['YAML directive', '%YAML 1.2'],
  ['YAML version', '%YAML 1.2'],
]

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
    const { events, source } = await readEvents(yaml, given)
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

/**
 * Parses YAML into events, which have positions but not values. Lines of flow collections and quoted scalars may start
 * at any column, as in libyaml, since closing brackets are often put below the key.
 *
 * @throws invalidYaml, tooDeep
 */
async function readEvents(original: string, given: '1.1' | '1.2'): Promise<{ events: Event[]; source: MappedYaml }> {
  const { parseEvents, YAMLException: Exception } = await import('js-yaml')
  const yaml = readNextLines(original, given)
  // Editors do not count U+0085 as a line.
  let source = { ...unchangedYaml(original), yaml }
  let unclosed: string | undefined
  for (let isIndented = false; ; isIndented = true) {
    try {
      return { events: parseEvents(source.yaml, { maxDepth: depthLimit }), source }
    } catch (error) {
      // The parser is recursive.
      if (error instanceof RangeError) throw errors.tooDeep({ limit: depthLimit })
      if (!(error instanceof Exception)) throw error
      const indented = isIndented || !isUnderindented(error) ? undefined : indentLines(yaml)
      unclosed ??= indented?.unclosed
      if (!indented?.source) throw toToolError(error, source, unclosed)
      source = indented.source
    }
  }
}

const isUnderindented = ({ reason }: YAMLException): boolean => reason === 'deficient indentation'

function toToolError(error: YAMLException, { yaml, placesOf }: MappedYaml, unclosed: string | undefined): ToolError {
  const { reason, mark } = error
  if (reason.includes('maxDepth')) return errors.tooDeep({ limit: depthLimit })
  const position = mark?.position ?? 0
  const [place = { line: 1, column: 1 }] = placesOf([position])
  const token = foundAt(yaml, position)
  if (unclosed && isUnderindented(error)) return errors.invalidYaml({ ...place, found: token, expected: unclosed })
  return errors.invalidYaml({ ...place, found: token, expected: token === 'EOF' ? '" \' ] }' : expectedBy(reason) })
}

/** The word or character at a position; the code point of an invisible character. */
function foundAt(yaml: string, position: number): string {
  if (position >= yaml.length) return 'EOF'
  const [token = ''] = visible.exec(yaml.slice(position, position + 24)) ?? []
  return /[\p{C}\p{Z}]/u.test(token) ? codePointNotation(token.codePointAt(0) ?? 0) : token
}

/** What the parser expected, in YAML syntax. */
const expectedBy = (reason: string): string => expectations.find(([words]) => reason.includes(words))?.[1] ?? 'value'

import type { Element, Node } from 'slimdom'
import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { diagnosticsField, listDiagnostics } from '#lib/diagnostics.ts'
import { truncate } from '#lib/text/truncate.ts'
import { errors } from './errors.ts'
import { buildDocument } from './query/build-document.ts'
import { domFacade } from './query/dom-facade.ts'
import { kindOf, nodeKinds, PathWriter } from './query/path-of.ts'
import { rewriteXPath, unprefixedNamesIn } from './query/rewrite-xpath.ts'
import { sentences } from './source/sentences.ts'

const match = z.strictObject({ path: z.string(), kind: z.enum(nodeKinds), text: z.string() })

/** Evaluates an XPath 3.1 expression to nodes or a value, without access to anything outside the document. */
export const query = defineOperation('query', {
  input: {
    xml: textOf('application/xml'),
    xpath: z.string().max(10_000),
    namespaces: z.string().max(10_000).default('').meta({ format: 'textarea' }),
  },
  output: {
    matches: z.array(match).meta({ format: 'table' }),
    count: z.int(),
    value: z.string().optional(),
    result: textOf('text/plain'),
    warnings: diagnosticsField(sentences).optional(),
  },
  async run({ xml, xpath, namespaces }, call) {
    if (xpath.trim() === '') throw errors.badXPath({ reason: 'empty', position: 1 })
    const own = readNamespaces(namespaces)
    const { document, prefixes, unprefixed } = await buildDocument(xml)
    call.progress(0.5)
    const bound = new Map([...prefixes, ...own])
    const { evaluate, elementNamesIn } = await openXPath(bound)
    const values = evaluate(xpath, document, 'all')
    const warnings = values.length === 0 ? warnOfPrefixes(elementNamesIn(xpath), unprefixed, bound) : []
    const nodes = values.filter(isNode)
    if (nodes.length < values.length || values.length === 0) {
      const value = values.length === 0 ? undefined : textOfValues(values, () => evaluate(xpath, document, 'strings'))
      const rest = { ...(value === undefined ? {} : { value }), ...(warnings.length === 0 ? {} : { warnings }) }
      return { matches: [], count: 0, result: value ?? '', ...rest }
    }
    const paths = new PathWriter()
    const matches = nodes.map((node) => ({ path: paths.pathOf(node), kind: kindOf(node), text: textIn(node) }))
    return { matches, count: matches.length, result: matches.map(({ text }) => text).join('\n') }
  },
})

/** Warns of names that find nothing without a prefix, since the elements of that name are in a default namespace. */
function warnOfPrefixes(
  names: ReadonlySet<string>,
  unprefixed: ReadonlyMap<string, string>,
  bound: ReadonlyMap<string, string>,
) {
  const prefixOfUri = (uri: string) => [...bound].find(([, other]) => other === uri)?.[0] ?? '*'
  const remarks = [...names].flatMap((name) => {
    const uri = unprefixed.get(name)
    if (uri === undefined) return []
    return [{ offset: 0, code: 'needsPrefix' as const, params: { name, written: `${prefixOfUri(uri)}:${name}` } }]
  })
  return listDiagnostics(remarks, (offsets) => offsets.map(() => ({ line: 1, column: 1 })), sentences)
}

/** Converts values to text: by XPath's string(), or maps and arrays as JSON. */
function textOfValues(values: readonly unknown[], evaluate: () => unknown[]): string {
  const hasMaps = values.some((value) => typeof value === 'object' && !isNode(value) && !(value instanceof Date))
  return (hasMaps ? values.map((value) => JSON.stringify(value)) : evaluate()).join('\n')
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'nodeType' in value

const textIn = (node: Node): string =>
  node.nodeType === 9
    ? (node.childNodes.find(({ nodeType }) => nodeType === 1)?.textContent ?? '')
    : (node.textContent ?? ('nodeValue' in node ? String(node.nodeValue) : ''))

/** Parses lines such as `p=http://example.org/`. */
function readNamespaces(text: string): [prefix: string, uri: string][] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line) => {
    const at = line.indexOf('=')
    const [prefix, uri] = [line.slice(0, Math.max(0, at)).trim(), line.slice(at + 1).trim()]
    if (at < 0 || uri === '') throw errors.unknownPrefix({ prefix: truncate(line.trim(), 40).toWellFormed() })
    return [prefix, uri]
  })
}

/** Loads the engine, and translates its errors. */
async function openXPath(prefixes: ReadonlyMap<string, string>) {
  const library: FontoXPath & { default?: FontoXPath } = await import('fontoxpath')
  // Node loads the CommonJS file, whose named exports it doesn't detect.
  const { evaluateXPath, evaluateXPathToStrings, parseScript } = library.default ?? library
  const { Document } = await import('slimdom')
  const options = {
    language: evaluateXPath.XPATH_3_1_LANGUAGE,
    namespaceResolver: (prefix: string) =>
      prefixes.get(prefix) ?? standardNamespaces[prefix] ?? (prefix === '' ? '' : null),
  }
  const parsed = (xpath: string): Element => {
    const script = parseScript<Element>(xpath, options, new Document())
    rewriteXPath(script)
    return script
  }
  const elementNamesIn = (xpath: string) => unprefixedNamesIn(parseScript<Element>(xpath, options, new Document()))
  const evaluate = (xpath: string, document: Node, as: 'all' | 'strings'): unknown[] => {
    try {
      if (as === 'all') {
        return evaluateXPath(parsed(xpath), document, domFacade, null, evaluateXPath.ALL_RESULTS_TYPE, options)
      }
      // string() isn't defined for maps and arrays.
      const written = `for $each in (${xpath}\n) return string($each)`
      return evaluateXPathToStrings(parsed(written), document, domFacade, null, options)
    } catch (error) {
      if (!(error instanceof Error)) throw error
      throw refusalOf(error)
    }
  }
  return { evaluate, elementNamesIn }
}

type FontoXPath = typeof import('fontoxpath')

/** Prefixes predefined by XPath. */
const standardNamespaces: Record<string, string> = Object.assign(Object.create(null), {
  xml: 'http://www.w3.org/XML/1998/namespace',
  xs: 'http://www.w3.org/2001/XMLSchema',
  fn: 'http://www.w3.org/2005/xpath-functions',
  map: 'http://www.w3.org/2005/xpath-functions/map',
  array: 'http://www.w3.org/2005/xpath-functions/array',
  math: 'http://www.w3.org/2005/xpath-functions/math',
})

function refusalOf(error: Error) {
  const [, prefix] = /^XPST0081: The prefix (\S{1,100}) could not/.exec(error.message) ?? []
  if (prefix !== undefined) return errors.unknownPrefix({ prefix })
  const place = 'position' in error && Object(Object(error.position).start)
  const position = place ? Number(place.offset) + 1 : 1
  const said =
    error.message.split('\n').find((line) => /[A-Z]{4}\d{4}/.test(line)) ?? error.message.split('\n')[0] ?? ''
  const reason = said.replace(/^Error: /, '').replace(/Q\{[^}]{0,100}\}/g, '')
  return errors.badXPath({
    reason: truncate(reason, 160).toWellFormed(),
    position: Number.isFinite(position) ? position : 1,
  })
}

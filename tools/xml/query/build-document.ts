import type { Document, Element } from 'slimdom'
import type { Namespaces } from '#lib/xml/namespaces.ts'
import { prefixOf } from '#lib/xml/namespaces.ts'
import { errors } from '../errors.ts'
import { parseXml } from '../source/parse-xml.ts'

/** A document to query. */
export interface QueryDocument {
  document: Document
  /**
   * The root's namespaces by prefix, the default one as `d`, and below it those of prefixes that the document binds to
   * one namespace only.
   */
  prefixes: Map<string, string>
  /** The names of elements without a prefix that are in a default namespace, with that. */
  unprefixed: Map<string, string>
}

/** In levels, since the tree is traversed recursively. */
const maxDepth = 1000

/** Builds the DOM of a document, including white space. */
export async function buildDocument(xml: string): Promise<QueryDocument> {
  const { Document, unsafeAppendAttribute, unsafeCreateAttribute } = await import('slimdom')
  const document = new Document()
  const prefixes = new Map<string, string>()
  const unprefixed = new Map<string, string>()
  let declared: Namespaces['declared'] = new Map()
  const open: (Document | Element)[] = [document]
  const parent = () => open.at(-1) ?? document
  await parseXml(xml, {
    open(name, attributes, scope) {
      if (open.length > maxDepth) throw errors.tooDeep({ limit: maxDepth })
      const uri = scope.uriOf(prefixOf(name)) || null
      const element = document.createElementNS(uri, name)
      if (uri !== null && prefixOf(name) === '' && !unprefixed.has(name)) unprefixed.set(name, uri)
      for (const [key, value] of attributes) unsafeAppendAttribute(attributeOf(key, value, scope, element), element)
      declared = scope.declared
      if (open.length === 1)
        for (const [key, value] of attributes) {
          if (key === 'xmlns') prefixes.set('d', value)
          else if (key.startsWith('xmlns:')) prefixes.set(key.slice(6), value)
        }
      parent().appendChild(element)
      open.push(element)
    },
    close: () => void open.pop(),
    text: (text) => open.length > 1 && parent().appendChild(document.createTextNode(text)),
    cdata: (text) => parent().appendChild(document.createCDATASection(text)),
    comment: (text) => parent().appendChild(document.createComment(text)),
    instruction: (target, body) => parent().appendChild(document.createProcessingInstruction(target, body)),
  })
  const defaults = new Set([...(declared.get('') ?? [])].filter((uri) => uri !== ''))
  for (const [prefix, uris] of [...declared, ['d', defaults] as const]) {
    const [uri] = uris
    if (prefix !== '' && uri !== undefined && uris.size === 1 && !prefixes.has(prefix)) prefixes.set(prefix, uri)
  }
  return { document, prefixes, unprefixed }

  function attributeOf(key: string, value: string, scope: Namespaces, element: Element) {
    const prefix = prefixOf(key)
    const uri =
      key === 'xmlns' || prefix === 'xmlns'
        ? 'http://www.w3.org/2000/xmlns/'
        : prefix === ''
          ? null
          : (scope.uriOf(prefix) ?? null)
    return unsafeCreateAttribute(
      uri,
      prefix || null,
      prefix === '' ? key : key.slice(prefix.length + 1),
      value,
      element,
    )
  }
}

import { escapeAttribute, escapeText } from '#lib/xml/escape.ts'
import { prefixOf } from '#lib/xml/namespaces.ts'
import { walkXml, XmlSyntaxError } from '#lib/xml/walk-xml.ts'

/** Whether a property or a qualifier of XMP stays, by its namespace and its name there; the name is empty for a namespace. */
export type KeepsProperty = (namespace: string, name: string) => boolean

/** The limit on bytes, which is that of reading XMP too. */
const maxBytes = 2_000_000

/**
 * Writes a packet of XMP (ISO 16684-1) again without some of its properties. Undefined if nothing stays, or if the packet
 * is not well-formed XML in UTF-8: then it is unknown what it says.
 */
export async function filterXmp(bytes: Uint8Array, keeps: KeepsProperty): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const text = textIn(bytes)
  if (text === undefined) return undefined
  const pieces: string[] = []
  let depth = 0
  // The depth of the element that is left out with all in it.
  let outside = 0
  let isOpen = false
  let hasProperty = false
  const write = (piece: string) => {
    if (outside > 0) return
    pieces.push(isOpen ? `>${piece}` : piece)
    isOpen = false
  }
  const isPacket = (namespace: string) => packetNamespaces.has(namespace)
  const stays = (namespace: string, name: string) => isPacket(namespace) || keeps(namespace, name)
  try {
    await walkXml(text, {
      open(name, attributes, scope) {
        depth++
        if (outside > 0) return
        const uriOf = (full: string) => scope.uriOf(prefixOf(full)) ?? ''
        if (!stays(uriOf(name), localOf(name))) {
          outside = depth
          return
        }
        hasProperty ||= !isPacket(uriOf(name))
        const kept = attributes.filter(([key, value]) => {
          if (key === 'xmlns' || key.startsWith('xmlns:')) return stays(value, '')
          if (prefixOf(key) === '') return rdfAttributes.has(key)
          if (!stays(uriOf(key), localOf(key))) return false
          hasProperty ||= !isPacket(uriOf(key))
          return true
        })
        write(`<${name}${kept.map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`).join('')}`)
        isOpen = outside === 0
      },
      close(name) {
        if (outside === 0) {
          if (isOpen) pieces.push('/>')
          else pieces.push(`</${name}>`)
          isOpen = false
        }
        if (outside === depth) outside = 0
        depth--
      },
      text: (part) => write(escapeText(part)),
      cdata: (part) => write(escapeText(part)),
      instruction: (target, body) => write(`<?${target} ${body}?>`),
    })
  } catch (error) {
    if (error instanceof XmlSyntaxError) return undefined
    throw error
  }
  return hasProperty ? new TextEncoder().encode(pieces.join('')) : undefined
}

/** The namespaces of the packet itself: RDF, its wrapper, and what XML defines. */
const packetNamespaces: ReadonlySet<string> = new Set([
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  'adobe:ns:meta/',
  'http://www.w3.org/XML/1998/namespace',
])

/** Attributes of RDF, which may lack their prefix; those of properties may not. */
const rdfAttributes: ReadonlySet<string> = new Set(['about', 'ID', 'nodeID', 'resource', 'parseType', 'datatype'])

const localOf = (name: string): string => name.slice(name.indexOf(':') + 1)

function textIn(bytes: Uint8Array): string | undefined {
  if (bytes.length > maxBytes) return undefined
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.slice(text.indexOf('<'), text.lastIndexOf('>') + 1)
  } catch {
    return undefined
  }
}

import { walkXml, XmlSyntaxError } from '#lib/xml/walk-xml.ts'

/** One property of XMP. */
export interface XmpField {
  /**
   * With its prefix: `dc:creator`; in a structure, preceded by the structure's name: `Iptc4xmpExt:LocationShown/City`.
   */
  name: string
  value: string
}

/** The limit on bytes; the rest is ignored. */
const maxXmp = 2_000_000

/** The limit on properties. */
const maxFields = 2000

/**
 * Reads the properties of XMP (ISO 16684-1): attributes and elements of `rdf:Description`, lists as their items. XML
 * that is not well-formed gives the properties before the error.
 */
export async function readXmp(bytes: Uint8Array): Promise<XmpField[]> {
  const text = new TextDecoder(charsetOf(bytes)).decode(bytes.subarray(0, maxXmp)).replace(/\0/g, '')
  const fields = new Map<string, string[]>()
  const path: string[] = []
  let content = ''
  const put = (name: string, value: string) => {
    const list = fields.get(name) ?? []
    if (list.length < maxFields) list.push(value)
    if (fields.size < maxFields) fields.set(name, list)
  }
  try {
    await walkXml(text.slice(text.indexOf('<'), text.lastIndexOf('>') + 1), {
      open(name, attributes) {
        content = ''
        const isProperty = !/^(x|rdf):/.test(name)
        path.push(isProperty ? name : '')
        for (const [key, value] of attributes) {
          if (/^(xml|xmlns|x|rdf|stRef)(:|$)/.test(key) || path.length > maxDepth) continue
          put(nameOf([...path, key]), value)
        }
      },
      text: (part) => {
        content += part
      },
      cdata: (part) => {
        content += part
      },
      close() {
        const value = content.trim()
        if (value && path.some(Boolean) && path.length <= maxDepth) put(nameOf(path), value)
        content = ''
        path.pop()
      },
    })
  } catch (error) {
    if (!(error instanceof XmlSyntaxError)) throw error
  }
  return [...fields].map(([name, values]) => ({ name, value: values.join(', ').slice(0, 10_000) }))
}

/** The limit on nested elements; XMP has about a dozen. */
const maxDepth = 40

const nameOf = (path: string[]): string => path.filter(Boolean).join('/')

/** Detects the charset: UTF-8, unless the first character takes two bytes. */
function charsetOf([first, second]: Uint8Array): string {
  if (first === 0xfe || (first === 0 && second === 0x3c)) return 'utf-16be'
  return first === 0xff || (first === 0x3c && second === 0) ? 'utf-16le' : 'utf-8'
}

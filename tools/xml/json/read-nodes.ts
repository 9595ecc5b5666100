import {
  childrenOf,
  firstByteOf,
  type JsonIndex,
  openBrace,
  openBracket,
  quote,
  sourceOf,
} from '#lib/json/json-index.ts'
import { textOfString } from '#lib/json/strings.ts'
import { truncate } from '#lib/text/truncate.ts'
import { escapeAttribute, escapeText, findInvalidCharacter, isXmlName } from '#lib/xml/escape.ts'
import { errors } from '../errors.ts'
import type { Layout } from './write-json.ts'

/** A node of an XML document to be written. */
export type XmlNode = XmlElement | { raw: string } | { text: string }

interface XmlElement {
  name: string
  /** Serialized, each with a leading space. */
  attributes: string
  children: XmlNode[]
}

export interface NodeStyle {
  layout: Layout
  attributePrefix: string
  textKey: string
  root: string
  item: string
}

/**
 * Converts JSON to nodes: an object's members become elements, lists repeated elements, scalars text. The member of an
 * object with only one becomes the root.
 */
export function readNodes(index: JsonIndex, style: NodeStyle): XmlNode[] {
  const reader = new NodeReader(index, style)
  if (style.layout === 'ordered') return reader.ordered(0, 0)
  const first = firstByteOf(index, 0)
  const [only, ...others] = first === openBrace ? childrenOf(index, 0) : []
  if (only !== undefined && others.length === 0 && style.layout !== 'parker') {
    const name = textOfString(index, only)
    const isElement = firstByteOf(index, only + 1) !== openBracket && !reader.isAttribute(name) && !reader.isText(name)
    if (isElement) return [reader.element(name, only + 1, 0)]
  }
  return [reader.element(style.root, 0, 0)]
}

const maxLevels = 1000

class NodeReader {
  private index: JsonIndex
  private style: NodeStyle

  constructor(index: JsonIndex, style: NodeStyle) {
    this.index = index
    this.style = style
  }

  isAttribute(name: string): boolean {
    const prefix = this.style.layout === 'badgerfish' ? '@' : this.style.attributePrefix
    return this.style.layout !== 'parker' && prefix !== '' && name.length > prefix.length && name.startsWith(prefix)
  }

  isText(name: string): boolean {
    return this.style.layout !== 'parker' && name === (this.style.layout === 'badgerfish' ? '$' : this.style.textKey)
  }

  element(name: string, value: number, level: number): XmlElement {
    if (level > maxLevels) throw errors.tooDeep({ limit: maxLevels })
    const element: XmlElement = { name: checkedName(name), attributes: '', children: [] }
    const first = firstByteOf(this.index, value)
    if (first === openBracket) {
      for (const child of childrenOf(this.index, value))
        element.children.push(this.element(this.style.item, child, level + 1))
    } else if (first === openBrace) {
      for (const key of childrenOf(this.index, value))
        this.addMember(element, textOfString(this.index, key), key + 1, level)
    } else {
      const text = this.scalar(value)
      if (text !== '') element.children.push({ text })
    }
    return element
  }

  private addMember(element: XmlElement, name: string, value: number, level: number): void {
    const first = firstByteOf(this.index, value)
    const prefix = this.style.layout === 'badgerfish' ? '@' : this.style.attributePrefix
    const isScalar = first !== openBrace && first !== openBracket
    if (this.isAttribute(name) && this.style.layout === 'badgerfish' && name === '@xmlns' && first === openBrace) {
      for (const key of childrenOf(this.index, value)) {
        const bound = textOfString(this.index, key)
        element.attributes += attributeOf(bound === '$' ? 'xmlns' : `xmlns:${bound}`, this.scalar(key + 1))
      }
    } else if (this.isAttribute(name) && isScalar)
      element.attributes += attributeOf(name.slice(prefix.length), this.scalar(value))
    else if (this.isText(name) && isScalar) {
      const text = this.scalar(value)
      if (text !== '') element.children.push({ text })
    } else if (first === openBracket) {
      for (const child of childrenOf(this.index, value)) element.children.push(this.element(name, child, level + 1))
    } else element.children.push(this.element(name, value, level + 1))
  }

  /** The nodes of the ordered layout. */
  ordered(list: number, level: number): XmlNode[] {
    if (level > maxLevels) throw errors.tooDeep({ limit: maxLevels })
    const items = firstByteOf(this.index, list) === openBracket ? childrenOf(this.index, list) : [list]
    return items.map((item): XmlNode => {
      if (firstByteOf(this.index, item) !== openBrace) return { text: this.scalar(item) }
      const members = new Map(childrenOf(this.index, item).map((key) => [textOfString(this.index, key), key + 1]))
      const textIn = (name: string) => {
        const value = members.get(name)
        return value === undefined ? undefined : this.scalar(value)
      }
      const comment = textIn('comment')
      if (comment !== undefined)
        return { raw: `<!--${writable(comment).replaceAll('--', '- -').replace(/-$/, '- ')}-->` }
      const cdata = textIn('cdata')
      if (cdata !== undefined) return { raw: `<![CDATA[${writable(cdata).replaceAll(']]>', ']]]]><![CDATA[>')}]]>` }
      const doctype = textIn('doctype')
      if (doctype !== undefined) return { raw: `<!DOCTYPE${writable(doctype)}>` }
      const instruction = members.get('instruction')
      if (instruction !== undefined) return { raw: this.instruction(instruction) }
      if (members.has('declaration')) return { raw: '' }
      return this.orderedElement(members, level)
    })
  }

  private orderedElement(members: ReadonlyMap<string, number>, level: number): XmlElement {
    const [name, attributes, children] = ['name', 'attributes', 'children'].map((key) => members.get(key))
    const element: XmlElement = {
      name: checkedName(name === undefined ? '' : this.scalar(name)),
      attributes: '',
      children: [],
    }
    if (attributes !== undefined && firstByteOf(this.index, attributes) === openBrace)
      for (const key of childrenOf(this.index, attributes))
        element.attributes += attributeOf(textOfString(this.index, key), this.scalar(key + 1))
    if (children !== undefined) element.children = this.ordered(children, level + 1)
    return element
  }

  private instruction(value: number): string {
    const parts = firstByteOf(this.index, value) === openBrace ? childrenOf(this.index, value) : []
    const [target = '', body = ''] = ['target', 'body'].map((name) => {
      const key = parts.find((part) => textOfString(this.index, part) === name)
      return key === undefined ? '' : this.scalar(key + 1)
    })
    return `<?${checkedName(target)}${body === '' ? '' : ` ${writable(body).replaceAll('?>', '? >')}`}?>`
  }

  /** Returns a string unescaped, null as '', and all else as written. */
  private scalar(token: number): string {
    if (firstByteOf(this.index, token) === quote) return textOfString(this.index, token)
    const source = sourceOf(this.index, token)
    return source === 'null' ? '' : source
  }
}

function checkedName(name: string): string {
  if (!isXmlName(name)) throw errors.noName({ name: truncate(name, 40).toWellFormed() })
  return name
}

function writable(text: string): string {
  const unwritable = findInvalidCharacter(text)
  if (unwritable !== undefined)
    throw errors.noCharacter({ found: `U+${unwritable.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}` })
  return text
}

const attributeOf = (name: string, value: string): string =>
  ` ${checkedName(name)}="${escapeAttribute(writable(value))}"`

/** Writes nodes, each on its own line, except in mixed content. */
export function writeNodes(nodes: readonly XmlNode[], indent: string): string {
  return nodes
    .map((node) => writeNode(node, indent, 0))
    .filter((line) => line !== '')
    .join(indent === '' ? '' : '\n')
}

function writeNode(node: XmlNode, indent: string, level: number): string {
  if ('raw' in node) return node.raw
  if ('text' in node) return escapeText(writable(node.text))
  const { name, attributes, children } = node
  if (children.length === 0) return `<${name}${attributes}/>`
  const isMixed = children.some((child) => 'text' in child || ('raw' in child && child.raw.startsWith('<![CDATA[')))
  if (isMixed || indent === '')
    return `<${name}${attributes}>${children.map((child) => writeNode(child, '', 0)).join('')}</${name}>`
  const line = `\n${indent.repeat(Math.min(level + 1, maxIndented))}`
  const inside = children.map((child) => line + writeNode(child, indent, level + 1)).join('')
  return `<${name}${attributes}>${inside}\n${indent.repeat(Math.min(level, maxIndented))}</${name}>`
}

const maxIndented = 200

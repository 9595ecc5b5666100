import { typeOfCell } from '#lib/table/column-types.ts'

export const layouts = ['compact', 'ordered', 'badgerfish', 'parker'] as const

export type Layout = (typeof layouts)[number]

export interface JsonStyle {
  layout: Layout
  attributePrefix: string
  textKey: string
  arrays: 'repeated' | 'always'
  arrayNames: readonly string[]
  types: boolean
  namespaces: 'keep' | 'drop'
}

/** Numbers of items lost, by kind. */
export type Losses = Map<
  'commentLost' | 'instructionLost' | 'doctypeLost' | 'mixedLost' | 'orderLost' | 'attributeLost' | 'clash',
  number
>

/** An open element, with its content as JSON. */
interface Frame {
  name: string
  attributes: readonly [name: string, value: string][]
  /** Child elements by name. */
  children: Map<string, { values: string; count: number }>
  last: string
  text: string
  /** Children, in the ordered layout. */
  nodes: string
}

/**
 * Writes a document as JSON while it is parsed. Strings are concatenated by +, which engines copy only once at the end.
 */
export class JsonWriter {
  readonly losses: Losses = new Map()
  private style: JsonStyle
  private frames: Frame[] = [frameOf('', [])]

  constructor(style: JsonStyle) {
    this.style = style
  }

  open(name: string, attributes: readonly [name: string, value: string][]): void {
    this.frames.push(frameOf(name, attributes))
  }

  close(): void {
    const frame = this.frames.pop()
    const parent = this.frames.at(-1)
    if (!frame || !parent) return
    const name = this.nameOf(frame.name)
    const { layout } = this.style
    if (layout === 'ordered') {
      this.flushText(frame, frame.nodes === '')
      const attributes = frame.attributes.map(
        ([key, value]) => `${JSON.stringify(this.nameOf(key))}:${JSON.stringify(value)}`,
      )
      const parts = [`"name":${JSON.stringify(name)}`]
      if (attributes.length > 0) parts.push(`"attributes":{${attributes.join(',')}}`)
      this.flushText(parent)
      const children = frame.nodes === '' ? '' : `,"children":[${frame.nodes}]`
      parent.nodes = `${parent.nodes}${parent.nodes === '' ? '' : ','}{${parts.join(',')}${children}}`
      return
    }
    const value = this.jsonOf(frame)
    const group = parent.children.get(name)
    if (group && parent.last !== name) this.lose('orderLost')
    parent.children.set(name, {
      values: group ? `${group.values},${value}` : value,
      count: (group?.count ?? 0) + 1,
    })
    parent.last = name
  }

  text(text: string): void {
    const frame = this.frames.at(-1)
    if (!frame || this.frames.length < 2) return
    frame.text += text
  }

  /** Adds a comment, CDATA section and the like, or counts it as lost. */
  node(kind: 'comment' | 'cdata' | 'doctype' | 'declaration' | 'instruction', json: string): void {
    const frame = this.frames.at(-1)
    if (!frame) return
    if (this.style.layout === 'ordered') {
      this.flushText(frame)
      frame.nodes = `${frame.nodes}${frame.nodes === '' ? '' : ','}{"${kind}":${json}}`
    } else if (kind !== 'declaration' && kind !== 'cdata') this.lose(`${kind}Lost`)
  }

  finish(): string {
    const [frame] = this.frames
    if (!frame) return '{}'
    if (this.style.layout === 'ordered') return `[${frame.nodes}]`
    if (this.style.layout !== 'parker') return this.membersOf(frame)
    const [only] = frame.children.values()
    return only?.values ?? 'null'
  }

  private lose(what: Losses extends Map<infer Key, number> ? Key : never): void {
    this.losses.set(what, (this.losses.get(what) ?? 0) + 1)
  }

  /** Adds collected text in the ordered layout, except white space between elements. */
  private flushText(frame: Frame, isAlone = false): void {
    if (frame.text === '') return
    const isBetween = !isAlone && frame.text.trim() === '' && /[\r\n]/.test(frame.text)
    if (!isBetween && frame.name !== '') frame.nodes += `${frame.nodes === '' ? '' : ','}${JSON.stringify(frame.text)}`
    frame.text = ''
  }

  private nameOf(name: string): string {
    return this.style.namespaces === 'drop' ? name.slice(name.indexOf(':') + 1) : name
  }

  private jsonOf(frame: Frame): string {
    const { layout, textKey } = this.style
    const attributes = this.attributesOf(frame)
    const hasElements = frame.children.size > 0
    const text = hasElements ? frame.text.trim() : frame.text
    if (hasElements && text !== '') this.lose('mixedLost')
    if (attributes === '' && !hasElements && layout !== 'badgerfish') return text === '' ? 'null' : this.scalar(text)
    const written = text === '' ? '' : `${JSON.stringify(layout === 'badgerfish' ? '$' : textKey)}:${this.scalar(text)}`
    const isLost = layout === 'parker' && hasElements
    return this.membersOf(frame, attributes, isLost ? '' : written)
  }

  private attributesOf(frame: Frame): string {
    const { layout, attributePrefix, namespaces } = this.style
    const isDeclaration = (name: string) => name === 'xmlns' || name.startsWith('xmlns:')
    const given = frame.attributes.filter(([name]) => namespaces === 'keep' || !isDeclaration(name))
    if (layout === 'parker') {
      for (const _ of given) this.lose('attributeLost')
      return ''
    }
    const isBadgerfish = layout === 'badgerfish'
    const plain = isBadgerfish ? given.filter(([name]) => !isDeclaration(name)) : given
    const names = plain.map(([name]) => this.nameOf(name))
    if (new Set(names).size < names.length) this.lose('clash')
    const prefix = isBadgerfish ? '@' : attributePrefix
    const members = plain.map(
      ([, value], at) =>
        `${JSON.stringify(prefix + names[at])}:${isBadgerfish ? JSON.stringify(value) : this.scalar(value)}`,
    )
    const uris = isBadgerfish ? given.filter(([name]) => isDeclaration(name)) : []
    if (uris.length > 0) {
      const bound = uris.map(
        ([name, uri]) => `${JSON.stringify(name === 'xmlns' ? '$' : name.slice(6))}:${JSON.stringify(uri)}`,
      )
      members.unshift(`"@xmlns":{${bound.join(',')}}`)
    }
    return members.join(',')
  }

  private membersOf(frame: Frame, attributes = '', text = ''): string {
    const { arrays, arrayNames } = this.style
    let json = attributes
    if (text !== '') json += (json === '' ? '' : ',') + text
    for (const [name, { values, count }] of frame.children) {
      const isList = count > 1 || (arrays === 'always' && frame.name !== '') || arrayNames.includes(name)
      json = `${json}${json === '' ? '' : ','}${JSON.stringify(name)}:${isList ? '[' : ''}${values}${isList ? ']' : ''}`
    }
    return `{${json}}`
  }

  private scalar(text: string): string {
    if (!this.style.types) return JSON.stringify(text)
    const type = typeOfCell(text)
    const isBare =
      type === 'integer' || type === 'decimal' || (type === 'boolean' && /^\s*(?:true|false)\s*$/.test(text))
    return isBare ? text.trim() : JSON.stringify(text)
  }
}

const frameOf = (name: string, attributes: Frame['attributes']): Frame => ({
  name,
  attributes,
  children: new Map(),
  last: '',
  text: '',
  nodes: '',
})

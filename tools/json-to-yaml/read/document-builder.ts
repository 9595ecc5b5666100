import type { AliasEvent, MappingEvent, ScalarEvent, SequenceEvent } from 'js-yaml'
import type { Params } from '#kit/tool-error.ts'
import { truncate } from '#lib/text/truncate.ts'
import { errors } from '../errors.ts'
import type { Warning, WarningCode } from '../notes/sentences.ts'
import type { MappedYaml } from './indent/indent-lines.ts'
import type { ListNode, MapNode, YamlNode } from './node.ts'
import { nodeToJson } from './node-to-json.ts'
import { isNotFinite, resolvePlain } from './resolve-scalar.ts'

/** An unfinished container. */
interface Frame {
  node: ListNode | MapNode
  offset: number
  /** In a map, the key of the next value. */
  key?: { text: string; isMerge: boolean; offset: number } | undefined
}

/** A node with its offset, its text as a key, and whether it is a merge key. */
interface PlacedNode {
  node: YamlNode
  offset: number
  text?: string
  isMerge?: boolean
}

/** Builds documents from parser events. */
export class DocumentBuilder {
  roots: YamlNode[] = []
  remarks: Warning[] = []
  private source: MappedYaml
  private version: '1.1' | '1.2' = '1.2'
  private open: Frame[] = []
  private anchors = new Map<string, YamlNode>()
  /** The characters that aliases and merges have added so far. */
  private added = 0

  constructor(source: MappedYaml) {
    this.source = source
    for (const offset of source.reportedOffsets) this.remark('indentation', offset, {})
  }

  beginDocument(version: '1.1' | '1.2'): void {
    this.version = version
    this.anchors.clear()
  }

  addScalar(event: ScalarEvent, text: string): void {
    const tag = this.slice(event.tagStart, event.tagEnd)
    const isPlain = event.style === plain
    const offset = startOf(event) ?? this.lastOffset()
    const json = this.resolve(text, tag, isPlain, offset)
    const node: YamlNode = { kind: 'scalar', json, size: json.length }
    this.setAnchor(event, node)
    this.addNode({ node, offset, text, isMerge: (isPlain && tag === '' && text === '<<') || tag === '!!merge' })
  }

  addAlias({ anchorStart, anchorEnd }: AliasEvent): void {
    const name = this.slice(anchorStart, anchorEnd)
    const offset = anchorStart - 1
    const node = this.anchors.get(name)
    if (!node) throw errors.unknownAlias({ name: truncate(name), ...this.placeOf(offset) })
    if (this.open.some((frame) => frame.node === node)) {
      throw errors.cyclicAlias({ name: truncate(name), ...this.placeOf(offset) })
    }
    this.countAdded(node.size, offset)
    this.addNode({ node, offset })
  }

  begin(event: SequenceEvent | MappingEvent, kind: 'list' | 'map'): void {
    const node: ListNode | MapNode =
      kind === 'list' ? { kind, items: [], size: 2 } : { kind, entries: new Map(), merged: new Set(), size: 2 }
    this.setAnchor(event, node)
    const tag = this.slice(event.tagStart, event.tagEnd)
    if (tag !== '' && !standardTag.test(tag)) this.remark('tagLost', event.tagStart, { tag: truncate(tag) })
    this.open.push({ node, offset: event.start })
  }

  /** Ends the innermost container, or the document if none is open. */
  end(): void {
    const frame = this.open.pop()
    if (frame) this.addNode({ node: frame.node, offset: frame.offset })
  }

  private addNode(placed: PlacedNode): void {
    const frame = this.open.at(-1)
    if (!frame) this.roots.push(placed.node)
    else if (frame.node.kind === 'list') {
      frame.node.items.push(placed.node)
      frame.node.size += placed.node.size + 1
    } else if (!frame.key) frame.key = this.keyOf(placed)
    else {
      const { key } = frame
      frame.key = undefined
      if (key.isMerge) this.merge(frame.node, placed)
      else this.put(frame.node, key, placed.node)
    }
  }

  private keyOf({ node, text, offset, isMerge = false }: PlacedNode): Frame['key'] {
    if (text !== undefined) return { text, offset, isMerge }
    // Counted, since a container with aliases may be very large and is written out here.
    this.countAdded(node.size, offset)
    const written = node.kind === 'scalar' && node.json.startsWith('"') ? JSON.parse(node.json) : nodeToJson(node)
    if (node.kind !== 'scalar') this.remark('keyAsText', offset, { key: truncate(written) })
    return { text: written, offset, isMerge }
  }

  private put(map: MapNode, { text, offset }: NonNullable<Frame['key']>, node: YamlNode): void {
    const before = map.entries.get(text)
    if (before && !map.merged.delete(text)) {
      throw errors.duplicateKey({ key: truncate(JSON.stringify(text)), ...this.placeOf(offset) })
    }
    map.size += node.size - (before?.size ?? -text.length - 4)
    map.entries.set(text, node)
  }

  /** Merges a map or a list of maps into a map; existing keys, and those of earlier maps, take precedence. */
  private merge(map: MapNode, { node, offset }: PlacedNode): void {
    for (const source of node.kind === 'list' ? node.items : [node]) {
      if (source.kind !== 'map')
        throw errors.invalidYaml({ ...this.placeOf(offset), found: '<<', expected: '<<: *map' })
      this.countAdded(4, offset)
      for (const [key, value] of source.entries) {
        this.countAdded(key.length + value.size + 4, offset)
        if (map.entries.has(key)) continue
        map.entries.set(key, value)
        map.merged.add(key)
        map.size += key.length + value.size + 4
      }
    }
  }

  private resolve(text: string, tag: string, isPlain: boolean, offset: number): string {
    if (tag === '' ? !isPlain : !typedTag.test(tag)) {
      if (tag !== '' && !standardTag.test(tag)) this.remark('tagLost', offset, { tag: truncate(tag) })
      return JSON.stringify(tag === '!!binary' ? text.replace(/\s+/g, '') : text)
    }
    if (isNotFinite(text)) this.remark('notFinite', offset, { number: text })
    return resolvePlain(text, this.version) ?? JSON.stringify(text)
  }

  private setAnchor({ anchorStart, anchorEnd }: ScalarEvent | SequenceEvent | MappingEvent, node: YamlNode): void {
    if (anchorStart >= 0) this.anchors.set(this.slice(anchorStart, anchorEnd), node)
  }

  private countAdded(size: number, offset: number): void {
    this.added += size
    if (this.added > maxAdded) throw errors.tooManyAliases({ limit: maxAdded, ...this.placeOf(offset) })
  }

  private remark(code: WarningCode, offset: number, params: Params): void {
    this.remarks.push({ code, offset, params })
  }

  private slice(start: number, end: number): string {
    return start < 0 ? '' : this.source.yaml.slice(start, end)
  }

  private lastOffset(): number {
    const frame = this.open.at(-1)
    return frame?.key?.offset ?? frame?.offset ?? 0
  }

  private placeOf(offset: number): { line: number; column: number } {
    return this.source.placesOf([offset])[0] ?? { line: 1, column: 1 }
  }
}

/** The start of a scalar: its tag, anchor, opening quote or text. Undefined for an empty one. */
function startOf({ tagStart, anchorStart, valueStart, style }: ScalarEvent): number | undefined {
  const isQuoted = style === 2 || style === 3
  return [tagStart, anchorStart, isQuoted ? valueStart - 1 : valueStart].find((start) => start >= 0)
}

/** The parser's number for the plain style. */
const plain = 1

/** In characters of JSON: with nested aliases a short text can expand beyond any memory. */
const maxAdded = 10_000_000

const typedTag = /^!!(?:int|float|bool|null)$/
const standardTag = /^(?:!|!!(?:str|int|float|bool|null|seq|map|set|omap|pairs|merge|timestamp|binary))$/

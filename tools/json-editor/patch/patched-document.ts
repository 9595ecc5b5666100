import type { JsonIndex } from '#lib/json/json-index.ts'
import { parseIndex } from '../navigation/json-pointer.ts'
import { ChunkedList } from './chunked-list.ts'
import { DocumentBuilder, type Source } from './document-builder.ts'
import { type Content, type Member, Value } from './value.ts'

/** The path to a value, as in a JSON Pointer: an index is its digits. */
export type Steps = readonly string[]

/** A document while operations change it. Only the containers that they touch are expanded. */
export class PatchedDocument {
  private assembly = new DocumentBuilder()
  private target: Source
  private patch: Source
  private root: Value
  private copiedBytes = 0

  constructor(target: JsonIndex, patch: JsonIndex) {
    this.target = this.assembly.source(target)
    this.patch = this.assembly.source(patch)
    this.root = new Value(this.target, 0)
  }

  /** A value that stands in the patch. */
  patchValue(token: number): Value {
    return new Value(this.patch, token)
  }

  /** Finds a value; undefined where there is none. */
  find(steps: Steps): Value | undefined {
    let current: Value | undefined = this.root
    for (const step of steps) {
      const content: Content | undefined = current?.open()
      if (content instanceof Map) current = content.get(step)?.value
      else current = content?.at(parseIndex(step) ?? content.length)
      if (!current) return undefined
    }
    return current
  }

  /**
   * Adds a value, replacing a member of its name; false where nothing can be added. `-` is behind the end of an array.
   */
  add(steps: Steps, value: Value): boolean {
    const step = steps.at(-1)
    if (step === undefined) {
      this.root = value
      return true
    }
    const parent = this.find(steps.slice(0, -1))?.open()
    if (parent instanceof Map) parent.set(step, this.memberOf(parent.get(step), step, value))
    if (!(parent instanceof ChunkedList)) return parent !== undefined
    const place = step === '-' ? parent.length : parseIndex(step)
    if (place === undefined || place > parent.length) return false
    parent.insert(place, value)
    return true
  }

  /** Replaces a value; false where there is none. */
  replace(steps: Steps, value: Value): boolean {
    if (!this.find(steps)) return false
    const parent = this.find(steps.slice(0, -1))?.open()
    if (steps.length === 0 || !(parent instanceof ChunkedList)) return this.add(steps, value)
    parent.replace(Number(steps.at(-1)), value)
    return true
  }

  /** Removes a value other than the root; false where there is none. */
  remove(steps: Steps): boolean {
    const step = steps.at(-1)
    if (step === undefined || !this.find(steps)) return false
    const parent = this.find(steps.slice(0, -1))?.open()
    if (parent instanceof Map) parent.delete(step)
    else parent?.remove(Number(step))
    return true
  }

  /** Deep copies a value; undefined where all copies together become too large. */
  copyOf(original: Value): Value | undefined {
    const copy = new Value(original.source, original.token)
    const pending: [Value, Value][] = [[original, copy]]
    for (let pair = pending.pop(); pair; pair = pending.pop()) {
      const [from, to] = pair
      const twin = (value: Value) => {
        const copied = new Value(value.source, value.token)
        pending.push([value, copied])
        return copied
      }
      this.copiedBytes += sizeOf(from)
      if (this.copiedBytes > maxCopiedBytes) return undefined
      if (from.content instanceof Map) {
        to.content = new Map(
          Array.from(from.content, ([name, member]) => [name, { ...member, value: twin(member.value) }]),
        )
      } else if (from.content) to.content = new ChunkedList(Array.from(from.content, twin))
    }
    return copy
  }

  finished(): JsonIndex {
    const open = [this.write(this.root)]
    for (let innermost = open.at(-1); innermost; innermost = open.at(-1)) {
      const { done, value } = innermost.next()
      if (done) open.pop()
      else open.push(this.write(value))
    }
    return this.assembly.finished()
  }

  /** Writes a value, and yields those within it in their places: nesting has no limit. */
  private *write({ source, token, content }: Value): Generator<Value, void> {
    if (!content) return this.assembly.copy(source, token)
    const container = this.assembly.begin(source, token)
    if (content instanceof ChunkedList) yield* content
    else for (const member of content.values()) yield* this.writeMember(member)
    this.assembly.end(container)
  }

  private *writeMember({ source, key, value, overruled }: Member): Generator<Value, void> {
    for (const before of overruled) {
      this.assembly.copy(source, before)
      this.assembly.copy(source, before + 1)
    }
    this.assembly.copy(source, key)
    yield value
  }

  private memberOf(replaced: Member | undefined, name: string, value: Value): Member {
    const { source, key } = replaced ?? { source: this.assembly.newKey(name), key: 0 }
    return { source, key, value, overruled: [] }
  }
}

/** Estimates the bytes that the copy of a value takes; expanded children are counted on their own. */
function sizeOf({ source: { index }, token, content }: Value): number {
  const lengthOf = (of: JsonIndex, at: number) => (of.ends[at] ?? 0) - (of.starts[at] ?? 0)
  if (!content) return ownSize + lengthOf(index, token)
  let size = ownSize
  if (content instanceof Map) {
    for (const { source, key, overruled } of content.values()) {
      size += lengthOf(source.index, key)
      for (const before of overruled) size += lengthOf(source.index, before) + lengthOf(source.index, before + 1)
    }
  }
  return size
}

const ownSize = 40

/** The limit for all copies of a patch together: each may hold the one before it twice. */
export const maxCopiedBytes = 2 ** 26

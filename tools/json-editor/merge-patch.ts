import { phaseProgress } from '#kit/call.ts'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { childrenOf, firstByteOf, type JsonIndex, openBrace } from '#lib/json/json-index.ts'
import { textOfString } from '#lib/json/strings.ts'
import { DocumentBuilder, type Source } from './patch/document-builder.ts'
import { parsePatch } from './patch/parse-patch.ts'
import { parseInput } from './text/parse-input.ts'
import { printJson } from './text/print-json.ts'

class Merger {
  assembly = new DocumentBuilder()
  private target: Source
  private patch: Source

  constructor(target: JsonIndex, patch: JsonIndex) {
    this.target = this.assembly.source(target)
    this.patch = this.assembly.source(patch)
  }

  /** Depth first, without recursion: nesting has no limit. */
  run(): void {
    const open = [this.merge([0, 0])]
    for (let innermost = open.at(-1); innermost; innermost = open.at(-1)) {
      const { done, value } = innermost.next()
      if (done) open.pop()
      else open.push(this.merge(value))
    }
  }

  /** Writes the merge of a pair, and yields the pairs within it in their places. */
  private *merge([target, patch]: Pair): Generator<Pair, void> {
    if (firstByteOf(this.patch.index, patch) !== openBrace) return this.assembly.copy(this.patch, patch)
    const container = this.assembly.begin(this.patch, patch)
    const changes = lastMembers(this.patch.index, childrenOf(this.patch.index, patch))
    yield* this.patchMembers(target, changes)
    for (const key of changes.values()) {
      if (this.isRemoval(key)) continue
      this.assembly.copy(this.patch, key)
      yield [undefined, key + 1]
    }
    this.assembly.end(container)
  }

  /** Writes the existing members, and removes the changes that it has applied from `changes`. */
  private *patchMembers(target: number | undefined, changes: Map<string, number>): Generator<Pair, void> {
    const { index } = this.target
    if (target === undefined || firstByteOf(index, target) !== openBrace) return
    const keys = childrenOf(index, target)
    const changed = lastMembers(index, keys, changes)
    for (const key of keys) {
      const name = textOfString(index, key)
      const last = changed.get(name)
      if (last === undefined) {
        this.assembly.copy(this.target, key)
        this.assembly.copy(this.target, key + 1)
        continue
      }
      const change = changes.get(name)
      changes.delete(name)
      if (change === undefined || this.isRemoval(change)) continue
      this.assembly.copy(this.target, last)
      yield [last + 1, change + 1]
    }
  }

  /** Null takes a member away. */
  private isRemoval(key: number): boolean {
    return firstByteOf(this.patch.index, key + 1) === letterN
  }
}

const letterN = 0x6e

/** Merges a JSON Merge Patch (RFC 7396) into a document: its members replace or are added, null removes. */
export const mergePatch = defineOperation('merge-patch', {
  input: { json: textOf('application/json'), patch: textOf('application/json') },
  output: { json: textOf('application/json') },
  run({ json, patch }, call) {
    const target = parseInput(json, phaseProgress(call, 0, 0.4))
    const merged = mergeDocuments(target, parsePatch(patch, phaseProgress(call, 0.4, 0.6)))
    call.progress(0.8)
    return { json: printJson(merged) }
  },
})

/**
 * Merges a patch into a document (RFC 7396, section 2). Members keep their order, new ones follow in that of the patch.
 * Of a key that comes twice in the patch, or twice in an object that has it changed, the last one counts.
 */
function mergeDocuments(target: JsonIndex, patch: JsonIndex): JsonIndex {
  const merger = new Merger(target, patch)
  merger.run()
  return merger.assembly.finished()
}

/** The token of a value of the document, if there is one, and that of the patch to merge into it. */
type Pair = [target: number | undefined, patch: number]

/** The keys of an object by name, of a duplicate the last; where names are given, only these. */
function lastMembers(index: JsonIndex, keys: number[], among?: Map<string, number>): Map<string, number> {
  const last = new Map<string, number>()
  for (const key of keys) {
    const name = textOfString(index, key)
    if (among?.has(name) ?? true) last.set(name, key)
  }
  return last
}

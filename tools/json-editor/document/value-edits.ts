import { firstByteOf, type JsonIndex, openBrace, sourceOf } from '#lib/json/json-index.ts'
import { scanJson } from '#lib/json/scan.ts'
import { textOfString } from '#lib/json/strings.ts'
import { writeNdjson } from '#lib/json/write.ts'
import { lowerBound } from '../navigation/lower-bound.ts'
import type { PathStep, TreeNavigation } from '../navigation/tree-navigation.ts'
import { formOf } from './document-form.ts'
import { indentIn, layOut, layoutOf, leadingWhitespaceOf, lineIndentOf } from './layout.ts'
import { type TextEdit, textEdit } from './text-edit.ts'
import type { TokenMapping } from './token-handles.ts'

/** A document that is edited: its tokens, and who stands in whom. */
export interface EditContext {
  index: JsonIndex
  navigation: TreeNavigation
}

/**
 * Puts another value in the place of one.
 *
 * @throws JsonSyntaxError where the source is no JSON
 */
export function replaceValue({ index }: EditContext, token: number, source: string): TextEdit {
  const { starts, ends } = index
  const text = layOut(source, lineIndentOf(index, token), layoutOf(index))
  const written = index.isLines && token === 0 ? onLines(text) : text
  return textEdit(starts[token] ?? 0, ends[token] ?? 0, written)
}

/** Writes an array of several values as NDJSON; anything else stays as it is. */
function onLines(source: string): string {
  const index = scanJson(new TextEncoder().encode(source))
  return (formOf(index) === 'list' && writeNdjson(index)) || source
}

/** Gives a member another name. */
export const renameKey = ({ index: { starts, ends } }: EditContext, key: number, name: string): TextEdit =>
  textEdit(starts[key] ?? 0, ends[key] ?? 0, JSON.stringify(name))

/**
 * Inserts a value into a container, before the child at an index, or behind the last.
 *
 * @param name of the new member, where the container is an object
 * @throws JsonSyntaxError where the source is no JSON
 */
export function insertAt(edited: EditContext, parent: number, place: number, source: string, name?: string): TextEdit {
  const { index, navigation } = edited
  const siblings = navigation.childrenOf(parent)
  if (siblings.length === 0) return insertFirst(edited, parent, source, name)
  const isBehind = place >= siblings.length
  const beside = spanOf(edited, parent, isBehind ? siblings.length - 1 : place)
  // There may be a space between two children and none before the first.
  const model = spanOf(edited, parent, isBehind ? siblings.length - 1 : Math.min(place + 1, siblings.length - 1))
  const lead = leadingWhitespaceOf(index, model.token)
  if (index.isLines && parent === 0) {
    const item = itemOf(edited, source, '', name)
    const lineBreak = lineBreakOf(edited)
    return isBehind
      ? textEdit(beside.end, beside.end, lineBreak + item)
      : textEdit(beside.start, beside.start, item + lineBreak)
  }
  const item = itemOf(edited, source, lead, name)
  return isBehind
    ? textEdit(beside.end, beside.end, `,${lead}${item}`)
    : textEdit(beside.start, beside.start, `${item},${lead}`)
}

/** The line ending of NDJSON. */
const lineBreakOf = ({ index, navigation }: EditContext): string =>
  leadingWhitespaceOf(index, navigation.childrenOf(0)[1] ?? 0).includes('\r\n') ? '\r\n' : '\n'

function insertFirst(edited: EditContext, parent: number, source: string, name: string | undefined): TextEdit {
  const { index } = edited
  const [start, end] = [(index.starts[parent] ?? 0) + 1, (index.ends[parent] ?? 0) - 1]
  const { isPretty, unit } = layoutOf(index)
  const around = isPretty ? `\n${lineIndentOf(index, parent)}` : ''
  const lead = isPretty ? around + unit : ''
  return textEdit(start, end, lead + itemOf(edited, source, lead, name) + around)
}

function itemOf({ index }: EditContext, source: string, lead: string, name: string | undefined): string {
  const layout = { ...layoutOf(index), isPretty: lead.includes('\n') }
  const value = layOut(source, indentIn(lead), layout)
  return name === undefined ? value : `${JSON.stringify(name)}:${colonSpace(index)}${value}`
}

/** The white space between the first colon of the text and its value. */
function colonSpace(index: JsonIndex): string {
  const outermost = index.isLines ? 1 : 0
  const isFirstMember = firstByteOf(index, outermost) === openBrace && (index.nexts[outermost] ?? 0) > outermost + 2
  if (!isFirstMember) return layoutOf(index).isPretty ? ' ' : ''
  return index.bytes[(index.starts[outermost + 2] ?? 0) - 1] === 0x20 ? ' ' : ''
}

/** Removes a value, with its key and one of the commas beside it. */
export function removeStep(edited: EditContext, { parent, place, token }: PathStep): TextEdit {
  const { index, navigation } = edited
  if (parent === undefined) return textEdit(index.starts[token] ?? 0, index.ends[token] ?? 0, 'null')
  const count = navigation.childrenOf(parent).length
  if (count === 1) return textEdit((index.starts[parent] ?? 0) + 1, (index.ends[parent] ?? 0) - 1, '')
  const span = spanOf(edited, parent, place)
  if (place < count - 1) return textEdit(span.start, spanOf(edited, parent, place + 1).start, '')
  return textEdit(spanOf(edited, parent, place - 1).end, span.end, '')
}

/** Inserts a copy of a value behind it; a copied member gets an unused name. */
export function duplicateStep(edited: EditContext, { parent = 0, place, token, key }: PathStep): TextEdit {
  const { index } = edited
  const source = sourceOf(index, token)
  const name = key === undefined ? undefined : freeName(edited, parent, textOfString(index, key))
  const { end } = spanOf(edited, parent, place)
  const last = edited.navigation.childrenOf(parent).length - 1
  const lead = leadingWhitespaceOf(index, spanOf(edited, parent, Math.min(place + 1, last)).token)
  // Copied as it is: its lines are indented already.
  const item = name === undefined ? source : `${JSON.stringify(name)}:${colonSpace(index)}${source}`
  return textEdit(end, end, index.isLines && parent === 0 ? lineBreakOf(edited) + item : `,${lead}${item}`)
}

/** Swaps a value with the one before it or behind it. */
export function moveStep(edited: EditContext, { parent = 0, place }: PathStep, by: 1 | -1): Reordering | undefined {
  const first = Math.min(place, place + by)
  if (first < 0 || first + 1 >= edited.navigation.childrenOf(parent).length) return undefined
  return reorder(edited, parent, [first + 1, first], first)
}

/** A change that only reorders values. */
interface Reordering {
  edit: TextEdit
  mapping: TokenMapping
  isCostly: boolean
}

/** Writes children of a container in another order, from an index on; the text between them stays. */
export function reorder(edited: EditContext, parent: number, order: readonly number[], from = 0): Reordering {
  const { bytes } = edited.index
  const spans = order.map((_, at) => spanOf(edited, parent, from + at))
  const start = spans[0]?.start ?? 0
  const end = spans.at(-1)?.end ?? start
  const insert = new Uint8Array(end - start)
  let at = 0
  const put = (piece: Uint8Array) => {
    insert.set(piece, at)
    at += piece.length
  }
  for (const [slot, place] of order.entries()) {
    const moved = spans[place - from]
    put(bytes.subarray(moved?.start, moved?.end))
    put(bytes.subarray(spans[slot]?.end, spans[slot + 1]?.start ?? spans[slot]?.end))
  }
  const kept = followOrder(edited, parent, order, from)
  return { edit: { start, end, insert }, mapping: kept, isCostly: order.length > 20_000 }
}

function followOrder(
  { index, navigation }: EditContext,
  parent: number,
  order: readonly number[],
  from: number,
): TokenMapping {
  // A key goes along with its value.
  const lead = navigation.isObject(parent) ? 1 : 0
  const values = navigation.childrenOf(parent)
  const before = Uint32Array.from(order, (_, at) => (values[from + at] ?? 0) - lead)
  const after = new Uint32Array(order.length)
  let next = before[0] ?? 0
  for (const place of order) {
    const value = values[place] ?? 0
    after[place - from] = next
    next += (index.nexts[value] ?? 0) - value + lead
  }
  return (token) => {
    const child = lowerBound(before, token + 1) - 1
    return (after[child] ?? 0) + token - (before[child] ?? 0)
  }
}

/** The byte range of a child with its key, and its first token. */
function spanOf({ index, navigation }: EditContext, parent: number, place: number) {
  const value = navigation.childrenOf(parent)[place] ?? 0
  const token = navigation.isObject(parent) ? value - 1 : value
  return { token, start: index.starts[token] ?? 0, end: index.ends[value] ?? 0 }
}

/** An unused name: that of a member with the first free number behind it. */
export function freeName({ index, navigation }: EditContext, parent: number, like: string): string {
  const names = new Set([...navigation.childrenOf(parent)].map((value) => textOfString(index, value - 1)))
  if (!names.has(like)) return like
  let number = 2
  while (names.has(`${like} ${number}`)) number++
  return `${like} ${number}`
}

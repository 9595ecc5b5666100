import { type JsonIndex, sourceOf } from '#lib/json/json-index.ts'
import { readJson } from '#lib/json/read.ts'
import { textOfString } from '#lib/json/strings.ts'
import { writeJson, writeNdjson } from '#lib/json/write.ts'
import type { PathStep, TreeNavigation } from '../navigation/tree-navigation.ts'
import { type Kind, kindOf } from '../navigation/value-kind.ts'
import { formOf } from './document-form.ts'
import { type TextEdit, textEdit } from './text-edit.ts'
import type { TokenMapping } from './token-handles.ts'
import {
  duplicateStep,
  type EditContext,
  freeName,
  insertAt,
  moveStep,
  removeStep,
  renameKey,
  reorder,
  replaceValue,
} from './value-edits.ts'

/** What a person does to a value. Tokens are those of the present document. */
export type Edit =
  | { edit: 'replace'; token: number; source: string }
  | { edit: 'rename'; token: number; name: string }
  | { edit: 'insert'; parent: number; place: number; source: string; name?: string | undefined }
  | { edit: 'remove' | 'duplicate' | 'extract' | 'parse' | 'stringify'; token: number }
  | { edit: 'toLines' | 'toArray'; token: number }
  | { edit: 'move'; token: number; by: 1 | -1 }
  | { edit: 'sort'; token: number; by?: string | undefined; descending: boolean; language: string }

/** Where the edited value is afterwards: at a token that stays, or at a child of one. */
export type EditTarget = { token: number } | { parent: number; place: number }

export function targetToken(navigation: TreeNavigation, target: EditTarget): number {
  return 'token' in target ? target.token : (navigation.childrenOf(target.parent)[target.place] ?? target.parent)
}

export interface DocumentChange {
  edit: TextEdit
  target: EditTarget
  /** Maps tokens of the replaced part to their new ones; without it they are gone. */
  mapping?: TokenMapping
  /** Whether remembering that takes much memory. */
  isCostly?: boolean
}

/**
 * Turns an edit into a change of the text; undefined where there is nothing to change.
 *
 * @throws JsonSyntaxError where a source is no JSON
 */
export function planEdit(edited: EditContext, edit: Edit): DocumentChange | undefined {
  if (edit.edit === 'insert') return insert(edited, edit)
  const { token } = edit
  const step = edited.navigation.stepTo(token)
  const same = { target: { token }, kept: (one: number) => (one === token ? token : undefined) }
  switch (edit.edit) {
    case 'replace':
      return { edit: replaceValue(edited, token, edit.source), ...same }
    case 'rename':
      if (step.key === undefined) return undefined
      return { edit: renameKey(edited, step.key, edit.name), target: { token }, mapping: (key) => key }
    case 'remove':
      return { edit: removeStep(edited, step), target: neighborOf(edited, step) }
    case 'duplicate':
      return duplicate(edited, step)
    case 'move':
      return move(edited, step, edit.by)
    case 'sort':
      return { ...sortChildren(edited, token, edit), target: { token } }
    case 'extract':
      return extract(edited, token)
    case 'toLines':
    case 'toArray':
      return convert(edited, edit.edit === 'toLines')
    case 'parse':
      return { edit: replaceValue(edited, token, textOfString(edited.index, token)), ...same }
    case 'stringify':
      return { edit: replaceValue(edited, token, stringOf(sourceOf(edited.index, token))), ...same }
  }
}

function insert(
  edited: EditContext,
  { parent, place, source, name }: Extract<Edit, { edit: 'insert' }>,
): DocumentChange {
  const named = edited.navigation.isObject(parent) ? (name ?? freeName(edited, parent, 'key')) : undefined
  const last = edited.navigation.childrenOf(parent).length
  return {
    edit: insertAt(edited, parent, place, source, named),
    target: { parent, place: Math.min(place, last) },
  }
}

const duplicate = (edited: EditContext, step: PathStep): DocumentChange | undefined =>
  step.parent === undefined
    ? undefined
    : { edit: duplicateStep(edited, step), target: { parent: step.parent, place: step.place + 1 } }

function move(edited: EditContext, step: PathStep, by: 1 | -1): DocumentChange | undefined {
  const moved = step.parent === undefined ? undefined : moveStep(edited, step, by)
  return moved && { ...moved, target: { parent: step.parent ?? 0, place: step.place + by } }
}

function extract(edited: EditContext, token: number): DocumentChange {
  const end = edited.index.nexts[token] ?? 0
  return {
    edit: replaceValue(edited, 0, sourceOf(edited.index, token)),
    target: { token: 0 },
    mapping: (one) => (one >= token && one < end ? one - token : undefined),
  }
}

/** Converts an array to NDJSON, or NDJSON to an array with a line for each item. */
function convert({ index, navigation }: EditContext, toLines: boolean): DocumentChange | undefined {
  const form = formOf(index)
  if (form !== (toLines ? 'list' : 'lines')) return undefined
  const written = toLines
    ? writeNdjson(index)
    : `[\n${Array.from(navigation.childrenOf(0), (item) => sourceOf(index, item)).join(',\n')}\n]\n`
  if (written === undefined) return undefined
  return { edit: textEdit(0, index.bytes.length, written), target: { token: 0 }, mapping: (token) => token }
}

/** What is selected after a value was removed: the next one, else the one before, else its container. */
function neighborOf({ navigation }: EditContext, { parent, place }: PathStep): EditTarget {
  if (parent === undefined) return { token: 0 }
  const rest = navigation.childrenOf(parent).length - 1
  return rest === 0 ? { token: parent } : { parent, place: Math.min(place, rest - 1) }
}

const stringOf = (source: string): string => JSON.stringify(writeJson(readJson(source), '') ?? source)

interface SortOrder {
  /** The member to sort the items by; without one, items by themselves and members by their names. */
  by?: string | undefined
  descending?: boolean
  /** The BCP 47 language whose collation orders texts. */
  language: string
}

/**
 * Sorts the children of a container: numbers first, then texts in natural order by the collation of a language, then
 * the rest unsorted. Items without the member come last. The sort is stable.
 */
function sortChildren(edited: EditContext, parent: number, { by, descending = false, language }: SortOrder) {
  const { index, navigation } = edited
  const isObject = navigation.isObject(parent)
  const children = navigation.childrenOf(parent)
  const collator = new Intl.Collator(language, { numeric: true })
  const ranks = Array.from(children, (value, place) => {
    if (isObject && by === undefined) return { place, rank: 1, text: textOfString(index, value - 1), number: 0 }
    const compared = by === undefined ? value : navigation.memberOf(value, by)
    return { place, ...rankOf(index, compared) }
  })
  const sign = descending ? -1 : 1
  ranks.sort((a, b) => {
    // Missing values come last in both directions.
    if (a.rank === missing || b.rank === missing) return a.rank - b.rank
    return sign * (a.rank - b.rank || a.number - b.number || collator.compare(a.text, b.text)) || a.place - b.place
  })
  return reorder(
    edited,
    parent,
    ranks.map(({ place }) => place),
  )
}

const missing = 9
const rankOfKind: Record<Kind, number> = { number: 0, string: 1, boolean: 2, null: 3, object: 4, array: 5 }

function rankOf(index: JsonIndex, token: number | undefined) {
  if (token === undefined) return { rank: missing, number: 0, text: '' }
  const kind = kindOf(index, token)
  const rank = rankOfKind[kind]
  if (kind === 'number') return { rank, number: Number(sourceOf(index, token)), text: sourceOf(index, token) }
  return { rank, number: 0, text: kind === 'string' ? textOfString(index, token) : textOfWord(index, token, kind) }
}

const textOfWord = (index: JsonIndex, token: number, kind: Kind): string =>
  kind === 'boolean' ? sourceOf(index, token) : ''

import { sourceOf } from '#lib/json/json-index.ts'
import { readJson } from '#lib/json/read.ts'
import { textOfString } from '#lib/json/strings.ts'
import { writeJson } from '#lib/json/write.ts'
import {
  duplicateStep,
  type Edited,
  freeName,
  insertAt,
  moveStep,
  removeStep,
  renameKey,
  replaceValue,
} from './edits.ts'
import type { Step } from './family.ts'
import { sortChildren } from './sort.ts'
import type { Splice } from './splice.ts'
import type { Follow } from './token-names.ts'

/** What a person does to a value. Tokens are those of the document as it stands. */
export type Edit =
  | { edit: 'replace'; token: number; source: string }
  | { edit: 'rename'; token: number; name: string }
  | { edit: 'insert'; parent: number; place: number; source: string; name?: string | undefined }
  | { edit: 'remove' | 'duplicate' | 'extract' | 'parse' | 'stringify'; token: number }
  | { edit: 'move'; token: number; by: 1 | -1 }
  | { edit: 'sort'; token: number; by?: string | undefined; descending: boolean; language: string }

/** Where what was edited is found again: a token that stays, or a child of one. */
export type Target = { token: number } | { parent: number; place: number }

export interface Change {
  splice: Splice
  target: Target
  /** Where tokens of the part that gave way stand afterwards; without it they are gone. */
  kept?: Follow
  /** Whether remembering that takes much memory. */
  isDear?: boolean
}

/**
 * Makes an edit a change of the text; undefined where there is nothing to change.
 *
 * @throws JsonFault where a source is no JSON
 */
export function changeOf(edited: Edited, edit: Edit): Change | undefined {
  if (edit.edit === 'insert') return insert(edited, edit)
  const { token } = edit
  const step = edited.family.stepTo(token)
  const same = { target: { token }, kept: (one: number) => (one === token ? token : undefined) }
  switch (edit.edit) {
    case 'replace':
      return { splice: replaceValue(edited, token, edit.source), ...same }
    case 'rename':
      if (step.key === undefined) return undefined
      return { splice: renameKey(edited, step.key, edit.name), target: { token }, kept: (key) => key }
    case 'remove':
      return { splice: removeStep(edited, step), target: neighborOf(edited, step) }
    case 'duplicate':
      return duplicate(edited, step)
    case 'move':
      return move(edited, step, edit.by)
    case 'sort':
      return { ...sortChildren(edited, token, edit), target: { token } }
    case 'extract':
      return extract(edited, token)
    case 'parse':
      return { splice: replaceValue(edited, token, textOfString(edited.index, token)), ...same }
    case 'stringify':
      return { splice: replaceValue(edited, token, stringOf(sourceOf(edited.index, token))), ...same }
  }
}

function insert(edited: Edited, { parent, place, source, name }: Extract<Edit, { edit: 'insert' }>): Change {
  const named = edited.family.isObject(parent) ? (name ?? freeName(edited, parent, 'key')) : undefined
  const last = edited.family.childrenOf(parent).length
  return {
    splice: insertAt(edited, parent, place, source, named),
    target: { parent, place: Math.min(place, last) },
  }
}

const duplicate = (edited: Edited, step: Step): Change | undefined =>
  step.parent === undefined
    ? undefined
    : { splice: duplicateStep(edited, step), target: { parent: step.parent, place: step.place + 1 } }

function move(edited: Edited, step: Step, by: 1 | -1): Change | undefined {
  const moved = step.parent === undefined ? undefined : moveStep(edited, step, by)
  return moved && { ...moved, target: { parent: step.parent ?? 0, place: step.place + by } }
}

function extract(edited: Edited, token: number): Change {
  const end = edited.index.nexts[token] ?? 0
  return {
    splice: replaceValue(edited, 0, sourceOf(edited.index, token)),
    target: { token: 0 },
    kept: (one) => (one >= token && one < end ? one - token : undefined),
  }
}

/** What is chosen when a value is gone: the next one, else the one before, else its container. */
function neighborOf({ family }: Edited, { parent, place }: Step): Target {
  if (parent === undefined) return { token: 0 }
  const rest = family.childrenOf(parent).length - 1
  return rest === 0 ? { token: parent } : { parent, place: Math.min(place, rest - 1) }
}

const stringOf = (source: string): string => JSON.stringify(writeJson(readJson(source), '') ?? source)

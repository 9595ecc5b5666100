import type { JsonIndex } from '#lib/json/json-index.ts'
import { textOfString } from '#lib/json/strings.ts'
import type { TreeNavigation } from '../navigation/tree-navigation.ts'
import type { NoteContent } from '../notes/notes.ts'
import type { IssueMarks } from './issue-marks.ts'
import type { Outline } from './outline.ts'
import { previewValue, type ValuePreview } from './value-preview.ts'

/** A row of a tree. */
export interface TreeRow extends ValuePreview {
  row: number
  /** 0 for the root. */
  level: number
  /** Its name in an object; undefined in an array, and for the root. */
  name: string | undefined
  /** Its container; of the root the root itself. */
  parent: number
  /** Its index in its container, from 0. */
  index: number
  /** The number of its siblings, itself included. */
  siblings: number
  isOpen: boolean
  /** Whether its object has another member of the same name. */
  isDuplicate: boolean
  /** What is wrong with it. */
  issue: NoteContent | undefined
  /** Whether a value within it has an error. */
  holdsIssues: boolean
}

export function treeRowOf(
  index: JsonIndex,
  navigation: TreeNavigation,
  { tokens, parents, places, levels }: Outline,
  row: number,
  isOpen: (token: number) => boolean,
  issues: IssueMarks,
): TreeRow {
  const [token = 0, parent = 0, place = 0, level = 0] = [tokens[row], parents[row], places[row], levels[row]]
  const shown = previewValue(index, navigation, token)
  const isMember = level > 0 && navigation.isObject(parent)
  return {
    ...shown,
    row,
    level,
    parent,
    index: place,
    name: isMember ? textOfString(index, token - 1) : undefined,
    siblings: level > 0 ? navigation.childrenOf(parent).length : 1,
    isOpen: shown.children > 0 && isOpen(token),
    isDuplicate: isMember && navigation.hasDuplicateName(parent, token),
    issue: issues.at(token),
    holdsIssues: shown.children > 0 && issues.areWithin(token, index.nexts[token] ?? 0),
  }
}

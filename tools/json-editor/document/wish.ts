import type { Edit } from './edit.ts'
import type { Edited } from './edits.ts'
import { Gone } from './token-names.ts'

/** Where a new value comes: beside another one, or at the end of a container. */
export type Beside = { before: number } | { behind: number } | { within: number }

/** An edit as the page wishes for it: of values by their names, and with a place that stays when others come and go. */
export type Wish =
  | Exclude<Edit, { edit: 'insert' }>
  | { edit: 'insert'; beside: Beside; source: string; name?: string | undefined }

/**
 * Makes a wish an edit of the document as it stands.
 *
 * @throws Gone where what it speaks of is not there any more
 */
export function editOf(wish: Wish, { family }: Edited, tokenOf: (name: number) => number): Edit {
  if (wish.edit !== 'insert') return { ...wish, token: tokenOf(wish.token) }
  const { beside, source, name } = wish
  if ('within' in beside) {
    const parent = tokenOf(beside.within)
    return { edit: 'insert', parent, place: family.childrenOf(parent).length, source, name }
  }
  const step = family.stepTo(tokenOf('before' in beside ? beside.before : beside.behind))
  if (step.parent === undefined) throw new Gone('Nothing stands beside the root')
  return { edit: 'insert', parent: step.parent, place: 'before' in beside ? step.place : step.place + 1, source, name }
}

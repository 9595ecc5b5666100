import type { Edit } from './plan-edit.ts'
import { StaleTokenError } from './token-names.ts'
import type { EditContext } from './value-edits.ts'

/** Where a new value comes: beside another one, or at the end of a container. */
export type InsertPosition = { before: number } | { behind: number } | { within: number }

/** An edit as the page asks for it: of values by their names, and with a place that stays when others come and go. */
export type EditRequest =
  | Exclude<Edit, { edit: 'insert' }>
  | { edit: 'insert'; beside: InsertPosition; source: string; name?: string | undefined }

/**
 * Makes a request an edit of the document as it stands.
 *
 * @throws StaleTokenError where what it speaks of is not there any more
 */
export function resolveEdit(
  request: EditRequest,
  { navigation }: EditContext,
  tokenOf: (name: number) => number,
): Edit {
  if (request.edit !== 'insert') return { ...request, token: tokenOf(request.token) }
  const { beside, source, name } = request
  if ('within' in beside) {
    const parent = tokenOf(beside.within)
    return { edit: 'insert', parent, place: navigation.childrenOf(parent).length, source, name }
  }
  const step = navigation.stepTo(tokenOf('before' in beside ? beside.before : beside.behind))
  if (step.parent === undefined) throw new StaleTokenError('Nothing stands beside the root')
  return { edit: 'insert', parent: step.parent, place: 'before' in beside ? step.place : step.place + 1, source, name }
}

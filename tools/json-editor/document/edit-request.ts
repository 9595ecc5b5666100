import type { Edit } from './plan-edit.ts'
import { StaleTokenError } from './token-handles.ts'
import type { EditContext } from './value-edits.ts'

/** Where a new value is inserted: beside another one, or at the end of a container. */
export type InsertPosition = { before: number } | { behind: number } | { within: number }

/** An edit as the page asks for it: values are given by their handles, and positions relative to values. */
export type EditRequest =
  | Exclude<Edit, { edit: 'insert' }>
  | { edit: 'insert'; beside: InsertPosition; source: string; name?: string | undefined }

/**
 * Resolves a request into an edit of the present document.
 *
 * @throws StaleTokenError where a value is gone
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

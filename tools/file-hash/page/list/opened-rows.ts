/** Up to here files show their hashes by themselves. */
export const fewFiles = 5

/** More than these are not opened by themselves: their hashes would be a wall. */
const maxOpened = 50

/**
 * Decides for rows as they come whether they show their hashes by themselves: the first ones do while they are few, those
 * that are added later do as the first did. What was decided once holds, so that no row folds or unfolds with the next.
 */
export function withNewRows(
  opened: ReadonlyMap<number, boolean>,
  ids: readonly number[],
): ReadonlyMap<number, boolean> {
  if (ids.every((id) => opened.has(id))) return opened
  const [opensByItself = ids.length <= fewFiles] = opened.values()
  const added = ids.filter((id) => !opened.has(id))
  return new Map([
    ...opened,
    ...added.map((id, index) => [id, opensByItself && opened.size + index < maxOpened] as const),
  ])
}

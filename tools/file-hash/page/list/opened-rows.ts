/** Up to this number, files are unfolded automatically. */
export const fewFiles = 5

/** No more rows than this are unfolded automatically, since the list would be too long to survey. */
const maxOpened = 50

/**
 * Decides whether new rows are unfolded automatically: the first batch if it is small, and later rows like the first
 * one. Decisions are kept, so that no row folds or unfolds when others are added.
 */
export function unfoldNewRows(
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

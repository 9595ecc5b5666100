import type { KeptKind, KeptPiece } from '#ui/device/kept/kept-kind.ts'
import { type KeptName, readRecords, replaceRecords } from '#ui/device/kept/record.ts'

/** Restores what was deleted; undefined if that is impossible. */
export type PutBack = (() => Promise<void>) | undefined

export async function removePiece({ stored, remove }: KeptPiece): Promise<PutBack> {
  const putBack = await remembered(stored)
  await remove()
  return putBack
}

/** Deletes all data of some kinds. What has no records cannot be restored. */
export async function removeKinds(kinds: readonly KeptKind[]): Promise<PutBack> {
  const names = kinds.flatMap(({ remove, stored }) => (remove ? [] : stored))
  const putBack = names.length > 0 ? await remembered(names) : undefined
  await replaceRecords(names, [])
  for (const { remove } of kinds) await remove?.()
  return putBack
}

/** Reads the records of these names, and returns a function that restores them. */
export async function remembered(names: readonly KeptName[]): Promise<() => Promise<void>> {
  const before = await readRecords(names)
  return () => replaceRecords(names, before)
}

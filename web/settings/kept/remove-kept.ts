import type { KeptKind, KeptPiece } from '#ui/device/kept/kept-kind.ts'
import { type KeptName, readRecords, replaceRecords } from '#ui/device/kept/record.ts'

/** Puts back what was taken away; undefined where nothing can. */
export type PutBack = (() => Promise<void>) | undefined

export async function removePiece({ stored, remove }: KeptPiece): Promise<PutBack> {
  const putBack = await remembered(stored)
  await remove()
  return putBack
}

/** Takes away all of some kinds. What they have no records of is gone for good. */
export async function removeKinds(kinds: readonly KeptKind[]): Promise<PutBack> {
  const names = kinds.flatMap(({ remove, stored }) => (remove ? [] : stored))
  const putBack = names.length > 0 ? await remembered(names) : undefined
  await replaceRecords(names, [])
  for (const { remove } of kinds) await remove?.()
  return putBack
}

/** Remembers what stands under these names. */
export async function remembered(names: readonly KeptName[]): Promise<() => Promise<void>> {
  const before = await readRecords(names)
  return () => replaceRecords(names, before)
}

import type { Localized } from '#kit/language.ts'
import type { KeptPiece } from './kept-kind.ts'
import { type KeptName, type KeptRecord, readRecords, replaceRecords } from './record.ts'
import { sizeOfValue } from './size-of-value.ts'

/** The records of these names as pieces, one for each. */
export async function recordPieces(
  names: readonly KeptName[],
  labelOf: (record: KeptRecord) => Localized,
  countOf?: (record: KeptRecord) => number,
): Promise<KeptPiece[]> {
  return (await readRecords(names)).map((record) => recordPiece([record], labelOf(record), countOf?.(record)))
}

/** Several records shown as one piece. */
export function recordPiece(records: readonly KeptRecord[], label: Localized, count?: number): KeptPiece {
  const stored = records.map(({ place, name }) => ({ place, name }))
  return {
    key: stored.map(({ place, name }) => `${place} ${name}`).join(),
    label,
    stored,
    ...(count !== undefined && { count }),
    size: records.reduce((sum, { name, value }) => sum + sizeOfValue(name) + sizeOfValue(value), 0),
    remove: () => replaceRecords(stored, []),
  }
}

/** The same in every language: a name given by the user. */
export const asWritten = (text: string): Localized => ({ en: text, zh: text })

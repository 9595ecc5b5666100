import { z } from 'zod'
import { codeLevels, levelOf } from './code-level.ts'
import type { WubiTable } from './wubi-table.ts'

/** A character with its codes, the shortest first; none where the table lacks it. */
export const characterRow = z.strictObject({
  character: z.string(),
  codes: z.array(z.string()),
  level: z.enum(codeLevels),
})

export const wordRow = z.strictObject({ word: z.string(), code: z.string() })

export function rowOf(character: string, table: WubiTable): z.output<typeof characterRow> {
  const codes = [...table.codesOf(character)]
  return { character, codes, level: levelOf(codes) }
}

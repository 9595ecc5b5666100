import { z } from 'zod'
import { codeLevels, levelOf } from './code-level.ts'
import { type RootTable, splitKinds, splitOf, splitText } from './split-of.ts'
import type { WubiTable } from './wubi-table.ts'

/**
 * A character with its codes, shortest first; none if the table lacks it. Its roots are present if they are known and
 * match its full code.
 */
export const characterRow = z.strictObject({
  character: z.string(),
  codes: z.array(z.string()),
  level: z.enum(codeLevels),
  split: z.string().optional(),
  kind: z.enum(splitKinds).optional(),
  roots: z.array(z.strictObject({ root: z.string(), key: z.string() })).optional(),
  identification: z.string().optional(),
})

export const wordRow = z.strictObject({ word: z.string(), code: z.string() })

export function rowOf(character: string, table: WubiTable, roots: RootTable): z.output<typeof characterRow> {
  const codes = [...table.codesOf(character)]
  const code = table.fullCodeOf(character)
  const split = splitOf(character, code, roots)
  return { character, codes, level: levelOf(codes), ...(split && { split: splitText(split, code), ...split }) }
}

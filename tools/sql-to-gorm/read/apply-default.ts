import type { Token } from '#lib/sql/token.ts'
import type { Column } from '../model/column.ts'
import { defaultOf } from './default-value.ts'
import type { ParserContext } from './parser-context.ts'
import { isFromSequence } from './sql-type.ts'

/** Gives a column its default; one that comes from a sequence makes it count up. */
export function applyDefault(reading: ParserContext, column: Column, tokens: readonly Token[]): void {
  if (isFromSequence(tokens)) column.isAutoIncrement = true
  else column.default = defaultOf(reading, tokens)
}

import type { Token } from '#lib/sql/token.ts'
import type { Column } from '../model/column.ts'
import { defaultOf } from './default-value.ts'
import type { ParserContext } from './parser-context.ts'
import { isFromSequence } from './sql-type.ts'

/** Sets the default of a column; a default from a sequence means auto-increment. */
export function applyDefault(context: ParserContext, column: Column, tokens: readonly Token[]): void {
  if (isFromSequence(tokens)) column.isAutoIncrement = true
  else column.default = defaultOf(context, tokens)
}

import type { TokenCursor } from '#lib/sql/token-cursor.ts'
import type { ParserContext } from './parser-context.ts'
import { readType } from './sql-type.ts'

/** Reads PostgreSQL's own types as far as columns may have them: enums, and domains by the type below them. */
export function readCreateType(reading: ParserContext, cursor: TokenCursor, kind: 'type' | 'domain'): void {
  const path = cursor.qualifiedName()
  const name = (path.at(-1) ?? '').toLowerCase()
  if (kind === 'type') {
    if (cursor.accept('AS', 'ENUM')) reading.schema.types.set(name, 'enum')
    else if (cursor.accept('FROM')) reading.schema.types.set(name, readType(reading, cursor))
    return
  }
  cursor.accept('AS')
  reading.schema.types.set(name, readType(reading, cursor))
}

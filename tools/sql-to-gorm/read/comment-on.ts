import type { TokenCursor } from '#lib/sql/token-cursor.ts'
import type { ParserContext } from './parser-context.ts'

/** Reads COMMENT ON TABLE and COMMENT ON COLUMN; what is said of other things has no place in a model. */
export function readCommentOn({ schema }: ParserContext, cursor: TokenCursor): void {
  const kind = cursor.acceptAny('TABLE', 'COLUMN')
  if (!kind) return
  const offset = cursor.peek()?.start ?? 0
  const path = cursor.qualifiedName()
  const text = cursor.accept('IS') ? cursor.next() : undefined
  const comment = text?.kind === 'string' ? text.text : ''
  const table = schema.find(kind === 'TABLE' ? path : path.slice(0, -1))
  if (!table) {
    schema.remark('unknownTable', offset, { table: path.join('.') })
    return
  }
  if (kind === 'TABLE') {
    table.comment = comment
    return
  }
  const name = path.at(-1) ?? ''
  const column = table.columns.find(name)
  if (column) column.comment = comment
  else schema.remark('unknownColumn', offset, { table: table.name, column: name })
}

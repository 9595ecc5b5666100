import type { TokenCursor } from '#lib/sql/token-cursor.ts'
import type { ParserContext } from './parser-context.ts'

/** Parses SQL Server's descriptions: sp_addextendedproperty with named or positional arguments. */
export function readExtendedProperty({ schema }: ParserContext, cursor: TokenCursor): void {
  const offset = cursor.peek()?.start ?? 0
  const procedure = cursor.qualifiedName().at(-1)?.toLowerCase()
  if (procedure !== 'sp_addextendedproperty' && procedure !== 'sp_updateextendedproperty') return
  const values = new Map<string, string>()
  cursor.elements().forEach((element, at) => {
    const isNamed = element.keyword().startsWith('@') && element.keyword(1) === '='
    const name = isNamed ? element.keyword() : (order[at] ?? '')
    if (isNamed) element.at += 2
    values.set(name, element.peek()?.text ?? '')
  })
  if (values.get('@NAME')?.toLowerCase() !== 'ms_description' || !/^table$/i.test(values.get('@LEVEL1TYPE') ?? ''))
    return
  const comment = values.get('@VALUE') ?? ''
  const [name = '', columnName = ''] = [values.get('@LEVEL1NAME'), values.get('@LEVEL2NAME')]
  const table = schema.find([values.get('@LEVEL0NAME') ?? 'dbo', name])
  if (!table) {
    schema.remark('unknownTable', offset, { table: name })
    return
  }
  if (!/^column$/i.test(values.get('@LEVEL2TYPE') ?? '')) {
    table.comment = comment
    return
  }
  const column = table.columns.find(columnName)
  if (column) column.comment = comment
  else schema.remark('unknownColumn', offset, { table: name, column: columnName })
}

const order = [
  '@NAME',
  '@VALUE',
  '@LEVEL0TYPE',
  '@LEVEL0NAME',
  '@LEVEL1TYPE',
  '@LEVEL1NAME',
  '@LEVEL2TYPE',
  '@LEVEL2NAME',
]

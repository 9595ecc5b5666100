import type { Column } from '../model/column.ts'
import type { Schema } from '../model/schema.ts'
import type { IndexPart, Table, TableIndex } from '../model/table.ts'
import { escapeCommas } from './tag.ts'

/** Returns the tag settings for indexes and checks of a table, by column name in lower case. */
export function indexSettings(schema: Schema, table: Table): Map<string, string[]> {
  const settings = new Map<string, string[]>(Array.from(table.columns, ({ name }) => [name.toLowerCase(), []]))
  for (const index of table.indexes) addIndex(schema, table, index, settings)
  // A field can have only one check.
  const free = new Set([...table.columns].filter(({ check }) => !check))
  for (const check of table.checks) {
    const owner = columnsIn(check.expression, table).find((column) => free.has(column)) ?? free.values().next().value
    if (owner) settings.get(owner.name.toLowerCase())?.push(checkSetting(check))
    else schema.remark('noTag', check.offset, { clause: `CHECK (${check.expression.slice(0, 60)})` })
    if (owner) free.delete(owner)
  }
  return settings
}

/** Writes a check; GORM allows only letters, digits, underscores and hyphens in its name. */
export const checkSetting = ({ name, expression }: { name: string; expression: string }): string =>
  `check:${/^[\w-]+$/.test(name) ? name : ''},${expression}`

function addIndex(schema: Schema, table: Table, index: TableIndex, settings: Map<string, string[]>): void {
  const written = index.parts.map((part, at) => ({ part, text: partSetting(table, index, part, at) }))
  const clause = index.name || index.parts.map(({ column, expression }) => column || expression).join(', ')
  // GORM splits the tag at semicolons to find indexes, even at escaped ones.
  if (written.some(({ text }) => text.includes(';'))) {
    schema.remark('noTag', index.offset, { clause })
    return
  }
  for (const { part, text } of written) {
    const owner = part.column || columnsIn(part.expression ?? '', table)[0]?.name || [...table.columns][0]?.name || ''
    const own = settings.get(owner.toLowerCase())
    if (own) own.push(text)
    else schema.remark('unknownColumn', index.offset, { table: table.name, column: owner })
  }
}

function partSetting(table: Table, index: TableIndex, part: IndexPart, at: number): string {
  const isMany = index.parts.length > 1
  const name = index.name || (isMany ? nameOf(table, index) : '')
  const expression = expressionOf(part)
  const order = part.isDescending ? 'desc' : part.nulls && 'asc'
  const sort = [order, part.nulls && `nulls ${part.nulls.toLowerCase()}`].filter(Boolean).join(' ')
  const settings = [
    ...(isMany ? [`priority:${at + 1}`] : []),
    ...(expression ? [`expression:${escapeCommas(expression)}`] : []),
    ...(part.length ? [`length:${part.length}`] : []),
    ...(sort ? [`sort:${sort}`] : []),
    ...(part.collate && !part.operatorClass ? [`collate:${part.collate}`] : []),
    ...(at === 0 ? indexLevelSettings(index) : []),
  ]
  const key = index.isUnique ? 'uniqueIndex' : 'index'
  const rest = settings.map((setting) => `,${setting}`).join('')
  return name || rest ? `${key}:${escapeCommas(name)}${rest}` : key
}

/** GORM has no setting for an operator class: it stands behind the column or the expression, and a collation before it. */
function expressionOf({ column, expression, collate, operatorClass }: IndexPart): string | undefined {
  if (!operatorClass) return expression
  const plain = /^[a-z_][a-z0-9_$]*$/.test(column) ? column : `"${column.replaceAll('"', '""')}"`
  return [expression ?? plain, collate && `COLLATE ${collate}`, operatorClass].filter(Boolean).join(' ')
}

/** The settings of the whole index, written at its first column. */
const indexLevelSettings = ({ kind, method, where, option, comment }: TableIndex): string[] => [
  ...(kind ? [`class:${kind}`] : []),
  ...(method && method !== 'btree' ? [`type:${method}`] : []),
  ...(where ? [`where:${escapeCommas(where)}`] : []),
  ...(option ? [`option:${escapeCommas(option)}`] : []),
  ...(comment ? [`comment:${escapeCommas(comment)}`] : []),
]

const nameOf = (table: Table, { isUnique, parts }: TableIndex): string =>
  [isUnique ? 'uni' : 'idx', table.name, ...parts.map(({ column }) => column || 'expression')].join('_').slice(0, 60)

/** The columns named in an expression, in order. */
const columnsIn = (expression: string, { columns }: Table): Column[] =>
  [...new Set(expression.match(/[\p{L}\p{N}_$]+/gu) ?? [])].flatMap((word) => columns.find(word) ?? [])

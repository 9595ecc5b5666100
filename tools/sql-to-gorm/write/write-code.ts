import type { Schema } from '../model/schema.ts'
import { nullableType } from '../types/nullable-type.ts'
import { associationsOf } from './associations.ts'
import type { CodeOptions, Model, ModelField } from './build-models.ts'
import type { Field } from './field.ts'
import { goComment } from './go-comment.ts'
import { indexSettings } from './index-settings.ts'
import { modelColumns } from './model-columns.ts'
import { packageNameOf } from './package-name.ts'
import { settingsOf } from './settings.ts'
import { joinSettings, quoteGo, writeTag } from './tag.ts'
import { writeStruct } from './write-struct.ts'

/** Writes the models as a file of Go, as gofmt lays it out. */
export function writeCode(schema: Schema, models: readonly Model[], options: CodeOptions): string {
  const associations = associationsOf(schema, models, options)
  const structs = models.map((model) => writeModel(schema, model, associations.get(model) ?? [], options))
  const code = structs.join('\n')
  return `package ${packageNameOf(options.packageName)}\n\n${writeImports(code)}${code}`
}

function writeModel(schema: Schema, model: Model, associations: readonly Field[], options: CodeOptions): string {
  const { table, name, tableName } = model
  const embedded = options.embedModel ? modelColumns(model) : new Set<string>()
  const settings = indexSettings(schema, table)
  checkKeyOrder(schema, model)
  const columns = model.fields
    .filter(({ column }) => !embedded.has(column.name))
    .map((field) => columnField(schema, model, field, settings.get(field.column.name.toLowerCase()) ?? [], options))
  const base: Field[] = embedded.size > 0 ? [{ name: '', type: 'gorm.Model', tag: '', comment: '' }] : []
  const text = goComment(table.comment)
  const comment = options.comments ? `${name} ${text || `is a row of ${goComment(tableName)}.`}` : ''
  const struct = writeStruct(name, comment, [...base, ...columns, ...associations])
  if (!options.tableNameMethod) return struct
  const head = options.comments ? `// TableName tells GORM the table of ${name}.\n` : ''
  return `${struct}\n${head}func (${name}) TableName() string {\n\treturn ${quoteGo(tableName)}\n}\n`
}

function columnField(
  schema: Schema,
  model: Model,
  field: ModelField,
  indexes: readonly string[],
  options: CodeOptions,
): Field {
  const { column, name, goType, isKey } = field
  const isSoftDelete = options.gormTag && name === 'DeletedAt' && goType === 'time.Time' && !column.isNotNull
  const isNullable = !column.isNotNull && !isKey
  const type = isSoftDelete ? 'gorm.DeletedAt' : isNullable ? nullableType(goType, options.nullable) : goType
  const isKeyOfMany = isKey && model.table.primaryKey.length > 1
  const isWrapped = type.startsWith('sql.') || isSoftDelete
  const own = settingsOf({
    column,
    goType,
    isKey,
    isKeyOfMany,
    isWrapped,
    dialect: options.dialect,
    comments: options.comments,
  })
  const tag = writeTag([
    ...(options.gormTag ? [['gorm', joinSettings([...tellable(schema, field, own), ...indexes])] as const] : []),
    ...(options.jsonTag ? [['json', jsonName(field)] as const] : []),
  ])
  const text = goComment(column.comment)
  return { name, type, tag, comment: options.comments && text ? `${name} ${text}` : '' }
}

/** Leaves out what GORM would take for an index: it looks for them behind every semicolon, an escaped one too. */
function tellable(schema: Schema, { column }: ModelField, settings: readonly string[]): string[] {
  const isTellable = (setting: string) => !/;[ \t]{0,9}(?:unique)?index[ \t]{0,9}(?:[:;]|$)/i.test(setting)
  for (const setting of settings) {
    if (!isTellable(setting)) schema.remark('noTag', column.offset, { clause: setting.slice(0, 60) })
  }
  return settings.filter(isTellable)
}

/** The name of the column, where encoding/json takes it for a name; else that of the field. */
const jsonName = ({ column, name }: ModelField): string =>
  /^[\p{L}\p{N}!#$%&()*+\-./:;<=>?@[\]^_{|}~ ]+$/u.test(column.name) && column.name !== '-' ? column.name : name

/** GORM makes the key of its columns in the order of their fields. */
function checkKeyOrder(schema: Schema, { table }: Model): void {
  const order = new Map(Array.from(table.columns, (column, at) => [column.name.toLowerCase(), at]))
  const places = table.primaryKey.map((name) => order.get(name.toLowerCase()) ?? -1)
  table.primaryKey.forEach((column, at) => {
    if (places[at] === -1) schema.remark('unknownColumn', table.offset, { table: table.name, column })
  })
  if (places.some((place, at) => place < (places[at - 1] ?? 0))) {
    schema.remark('noTag', table.offset, { clause: `PRIMARY KEY (${table.primaryKey.join(', ')})` })
  }
}

function writeImports(code: string): string {
  const standard = [
    ...(/[\t*]sql\.Null|\ssql\.Null/.test(code) ? ['database/sql'] : []),
    ...(/[ *]time\.Time\b/.test(code) ? ['time'] : []),
  ]
  const others = /[\t ]gorm\.(?:Model|DeletedAt)\b/.test(code) ? ['gorm.io/gorm'] : []
  const all = [...standard, ...others]
  if (all.length === 0) return ''
  if (all.length === 1) return `import "${all[0]}"\n\n`
  const groups = [standard, others].filter((group) => group.length > 0)
  return `import (\n${groups.map((group) => group.map((path) => `\t"${path}"\n`).join('')).join('\n')})\n\n`
}

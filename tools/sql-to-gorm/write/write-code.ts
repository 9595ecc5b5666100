import { keywords } from '#lib/go/keywords.ts'
import type { Schema } from '../model/schema.ts'
import { nullableOwn, nullableType } from '../types/nullable-type.ts'
import type { OwnType } from '../types/own-types.ts'
import { associationsOf, type Field } from './associations.ts'
import type { CodeOptions, Model, ModelField } from './build-models.ts'
import { indexSettings } from './index-settings.ts'
import { settingsOf } from './settings.ts'
import { joinSettings, quoteGo, writeTag } from './tag.ts'

/** Writes the models as a file of Go, as gofmt lays it out. */
export function writeCode(schema: Schema, models: readonly Model[], options: CodeOptions): string {
  const associations = associationsOf(schema, models, options)
  const written = models.map((model) => writeModel(schema, model, associations.get(model) ?? [], options))
  const used = written.flatMap(({ fields }) => fields.map(({ type }) => type))
  const packages = models.flatMap(({ fields }) => fields.flatMap(({ own }) => (own?.from ? [own] : [])))
  const code = written.map(({ text }) => text).join('\n')
  return `package ${packageNameOf(options.packageName)}\n\n${writeImports(used, packages)}${code}`
}

/** The code of a model, and the fields that are in it. */
function writeModel(
  schema: Schema,
  model: Model,
  associations: readonly Field[],
  options: CodeOptions,
): { fields: Field[]; text: string } {
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
  const fields = [...base, ...columns, ...associations]
  const struct = writeStruct(name, comment, fields)
  if (!options.tableNameMethod) return { fields, text: struct }
  const head = options.comments ? `// TableName tells GORM the table of ${name}.\n` : ''
  const method = `${head}func (${name}) TableName() string {\n\treturn ${quoteGo(tableName)}\n}\n`
  return { fields, text: `${struct}\n${method}` }
}

function columnField(
  schema: Schema,
  model: Model,
  field: ModelField,
  indexes: readonly string[],
  options: CodeOptions,
): Field {
  const { column, name, goType, own, isKey } = field
  const isSoftDelete = options.gormTag && name === 'DeletedAt' && goType === 'time.Time' && !own && !column.isNotNull
  const isNullable = !column.isNotNull && !isKey
  const nullable = own ? nullableOwn(own.text, options.nullable) : nullableType(goType, options.nullable)
  const type = isSoftDelete ? 'gorm.DeletedAt' : isNullable ? nullable : (own?.text ?? goType)
  const isKeyOfMany = isKey && model.table.primaryKey.length > 1
  const isWrapped = own !== undefined || type.startsWith('sql.') || isSoftDelete
  const settings = settingsOf({
    column,
    goType,
    isKey,
    isKeyOfMany,
    isWrapped,
    isOwn: own !== undefined,
    dialect: options.dialect,
    comments: options.comments,
  })
  const tag = writeTag([
    ...(options.gormTag ? [['gorm', joinSettings([...tellable(schema, field, settings), ...indexes])] as const] : []),
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

/** Imports what the fields name: the standard library first, then the rest, each by path, as goimports has it. */
function writeImports(used: readonly string[], own: readonly OwnType[]): string {
  const lines = new Map<string, string>()
  const add = (path: string, alias = '') => lines.set(path, `${alias && `${alias} `}"${path}"`)
  if (used.some((type) => /^\*?sql\.Null/.test(type))) add('database/sql')
  if (used.some((type) => /^\*?time\.Time$/.test(type))) add('time')
  if (used.some((type) => /^gorm\.(?:Model|DeletedAt)$/.test(type))) add('gorm.io/gorm')
  const names = new Set(used)
  for (const { text, from } of own) if (from && (names.has(text) || names.has(`*${text}`))) add(from.path, from.alias)
  if (lines.size === 0) return ''
  if (lines.size === 1) return `import ${[...lines.values()][0]}\n\n`
  const isStandard = (path: string) => !/^[^/]+\./.test(path)
  const inOrder = [...lines].sort(([one], [other]) => (one < other ? -1 : 1))
  const groups = [true, false].map((standard) => inOrder.filter(([path]) => isStandard(path) === standard))
  const blocks = groups
    .filter((group) => group.length > 0)
    .map((group) => group.map(([, line]) => `\t${line}\n`).join(''))
  return `import (\n${blocks.join('\n')})\n\n`
}

/** Makes one line of a comment that gofmt leaves as it is: it turns pairs of quotes into curly ones. */
const goComment = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .replaceAll('``', '“')
    .replaceAll("''", '”')
    .trim()

/**
 * Lists the columns that gorm.Model stands for, where all four are there as it has them: an integer id that is the key and
 * counts up, and the three times, of which the last may be null. Else none.
 */
function modelColumns({ table, fields }: Model): Set<string> {
  const isThere = (name: string, fits: (field: ModelField) => boolean) =>
    fields.some((field) => field.column.name === name && fits(field))
  const isTime = ({ goType, own, column }: ModelField) => goType === 'time.Time' && !own && column.comment === ''
  const isAll =
    table.primaryKey.length === 1 &&
    isThere('id', ({ goType, own, isKey }) => isKey && !own && /int/.test(goType)) &&
    isThere('created_at', isTime) &&
    isThere('updated_at', isTime) &&
    isThere('deleted_at', (field) => isTime(field) && !field.column.isNotNull)
  return new Set(isAll ? ['id', 'created_at', 'updated_at', 'deleted_at'] : [])
}

/** Makes a name that Go takes for a package: letters, digits and underlines, no keyword. */
function packageNameOf(given: string): string {
  const name = given.trim().replace(/[^\p{L}\p{Nd}_]+/gu, '_') || 'model'
  return /^\p{Nd}/u.test(name) || keywords.has(name) || name === '_' ? `p${name}` : name
}

/** Writes a struct as gofmt lays it out: names and types in columns, anew behind every comment. */
function writeStruct(name: string, comment: string, fields: readonly Field[]): string {
  const lines: string[] = []
  let run: Field[] = []
  const flush = () => {
    lines.push(...alignRun(run))
    run = []
  }
  for (const field of fields) {
    if (field.comment || !field.name) flush()
    if (field.comment) lines.push(`\t// ${field.comment}`)
    run.push(field)
    if (!field.name) flush()
  }
  flush()
  const head = comment ? `// ${comment}\n` : ''
  return `${head}type ${name} struct {\n${lines.map((line) => `${line}\n`).join('')}}\n`
}

function alignRun(fields: readonly Field[]): string[] {
  const names = Math.max(0, ...fields.map(({ name }) => lengthOf(name)))
  const types = Math.max(0, ...fields.map(({ type }) => lengthOf(type)))
  return fields.map(({ name, type, tag }) => {
    if (!name) return `\t${type}`
    const start = `\t${name}${' '.repeat(names - lengthOf(name))} ${type}`
    return tag ? `${start}${' '.repeat(types - lengthOf(type))} ${tag}` : start
  })
}

/** In characters, as gofmt counts. */
const lengthOf = (text: string): number => Array.from(text).length

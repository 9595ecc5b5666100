import { keywords } from '#lib/go/keywords.ts'
import type { Schema } from '../model/schema.ts'
import type { CustomType } from '../types/custom-types.ts'
import { nullableCustomType, nullableType } from '../types/nullable-type.ts'
import { associationsOf, type Field } from './associations.ts'
import type { CodeOptions, Model, ModelField } from './build-models.ts'
import { modelColumns } from './gorm-model.ts'
import { indexSettings } from './index-settings.ts'
import { settingsOf } from './settings.ts'
import { joinSettings, quoteGo, writeTag } from './tag.ts'

/** Writes the models as a Go file, formatted like gofmt does. */
export function writeCode(schema: Schema, models: readonly Model[], options: CodeOptions): string {
  const associations = associationsOf(schema, models, options)
  const written = models.map((model) => writeModel(schema, model, associations.get(model) ?? [], options))
  const used = written.flatMap(({ fields }) => fields.map(({ type }) => type))
  const packages = models.flatMap(({ fields }) =>
    fields.flatMap(({ customType }) => (customType?.from ? [customType] : [])),
  )
  const code = written.map(({ text }) => text).join('\n')
  return `package ${packageNameOf(options.packageName)}\n\n${writeImports(used, packages)}${code}`
}

/** Writes the code of a model; returns its fields too. */
function writeModel(
  schema: Schema,
  model: Model,
  associations: readonly Field[],
  options: CodeOptions,
): { fields: Field[]; text: string } {
  const { table, name, tableName } = model
  const settings = indexSettings(schema, table)
  const embedded = options.embedModel ? modelColumns(schema, model, settings, options) : new Set<string>()
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
  const { column, name, goType, customType, isKey } = field
  const isSoftDelete =
    options.gormTag && name === 'DeletedAt' && goType === 'time.Time' && !customType && !column.isNotNull
  const isNullable = !column.isNotNull && !isKey
  const nullable = customType
    ? nullableCustomType(customType.text, options.nullable)
    : nullableType(goType, options.nullable)
  const type = isSoftDelete ? 'gorm.DeletedAt' : isNullable ? nullable : (customType?.text ?? goType)
  const isCompositeKey = isKey && model.table.primaryKey.length > 1
  const isWrapped = customType !== undefined || type.startsWith('sql.') || isSoftDelete
  const settings = settingsOf({
    column,
    goType,
    isKey,
    isCompositeKey,
    isWrapped,
    isCustom: customType !== undefined,
    dialect: options.dialect,
    comments: options.comments,
  })
  const tag = writeTag([
    ...(options.gormTag
      ? [['gorm', joinSettings([...expressible(schema, field, settings), ...indexes])] as const]
      : []),
    ...(options.jsonTag ? [['json', jsonName(field)] as const] : []),
  ])
  const text = goComment(column.comment)
  return { name, type, tag, comment: options.comments && text ? `${name} ${text}` : '' }
}

/**
 * Removes settings that GORM would mistake for an index, since it looks for indexes after every semicolon, even an
 * escaped one.
 */
function expressible(schema: Schema, { column }: ModelField, settings: readonly string[]): string[] {
  const isExpressible = (setting: string) => !/;[ \t]{0,9}(?:unique)?index[ \t]{0,9}(?:[:;]|$)/i.test(setting)
  for (const setting of settings) {
    if (!isExpressible(setting)) schema.remark('noTag', column.offset, { clause: setting.slice(0, 60) })
  }
  return settings.filter(isExpressible)
}

/** The column name if encoding/json allows it, otherwise the field name. */
const jsonName = ({ column, name }: ModelField): string =>
  /^[\p{L}\p{N}!#$%&()*+\-./:;<=>?@[\]^_{|}~ ]+$/u.test(column.name) && column.name !== '-' ? column.name : name

/** Adds a remark if the key's columns are not in the order of the fields, which GORM uses for the key. */
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

/**
 * Writes the imports for the types of fields, like goimports: the standard library first, then the rest, sorted by
 * path.
 */
function writeImports(used: readonly string[], customTypes: readonly CustomType[]): string {
  const lines = new Map<string, string>()
  const add = (path: string, alias = '') => lines.set(path, `${alias && `${alias} `}"${path}"`)
  if (used.some((type) => /^\*?sql\.Null/.test(type))) add('database/sql')
  if (used.some((type) => /^\*?time\.Time$/.test(type))) add('time')
  if (used.some((type) => /^gorm\.(?:Model|DeletedAt)$/.test(type))) add('gorm.io/gorm')
  const names = new Set(used)
  for (const { text, from } of customTypes)
    if (from && (names.has(text) || names.has(`*${text}`))) add(from.path, from.alias)
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

/** Makes a comment a single line that gofmt does not change: gofmt turns pairs of quotes into curly ones. */
const goComment = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .replaceAll('``', '“')
    .replaceAll("''", '”')
    .trim()

/** Converts a name to a valid package name: letters, digits and underscores, not a keyword. */
function packageNameOf(given: string): string {
  const name = given.trim().replace(/[^\p{L}\p{Nd}_]+/gu, '_') || 'model'
  return /^\p{Nd}/u.test(name) || keywords.has(name) || name === '_' ? `p${name}` : name
}

/** Writes a struct formatted like gofmt does: names and types are aligned between comments. */
function writeStruct(name: string, comment: string, fields: readonly Field[]): string {
  const lines: string[] = []
  let run: Field[] = []
  const flush = () => {
    for (const line of alignRun(run)) lines.push(line)
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
  const names = fields.reduce((max, { name }) => Math.max(max, lengthOf(name)), 0)
  const types = fields.reduce((max, { type }) => Math.max(max, lengthOf(type)), 0)
  return fields.map(({ name, type, tag }) => {
    if (!name) return `\t${type}`
    const start = `\t${name}${' '.repeat(names - lengthOf(name))} ${type}`
    return tag ? `${start}${' '.repeat(types - lengthOf(type))} ${tag}` : start
  })
}

/** In code points, like gofmt. */
const lengthOf = (text: string): number => Array.from(text).length

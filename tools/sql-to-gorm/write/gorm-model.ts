import type { SqlDialect } from '#lib/sql/dialect.ts'
import type { Schema } from '../model/schema.ts'
import type { CodeOptions, Model, ModelField } from './build-models.ts'
import { settingsOf } from './settings.ts'

/**
 * Returns the columns that gorm.Model replaces, if all four exist in its form: an integer id as the key, and three
 * times, the last one nullable. Otherwise none, also where one has a setting that would be lost, such as a place in a
 * key: an index of several columns would become another one. That is said, as are types other than its own, and what
 * GORM does in place of the database.
 *
 * @param indexes the tag settings for indexes and checks, by column name in lower case
 */
export function modelColumns(
  schema: Schema,
  model: Model,
  indexes: ReadonlyMap<string, readonly string[]>,
  options: CodeOptions,
): Set<string> {
  const fields = replaceable(model)
  const columns = new Set(fields.map(({ column }) => column.name))
  // Without tags nothing of a column is kept but its name and its type.
  if (fields.length === 0 || !options.gormTag) return columns
  const { name: table, offset } = model.table
  const others: string[] = []
  for (const field of fields) {
    const all = [...columnSettings(field, options), ...(indexes.get(field.column.name) ?? [])]
    const further = all.filter((setting) => !hasItself(setting, field, model))
    const lost = further.find((setting) => !isDoneByGorm(setting, field))
    if (lost === undefined) {
      const { name, type } = field.column
      const isOwn = further.length === 0 && isOwnType(name, type.source, options.dialect)
      if (!isOwn) others.push([name, type.source, ...further].join(' '))
      continue
    }
    schema.remark('notEmbedded', field.column.offset, { table, column: field.column.name, setting: lost.slice(0, 60) })
    return new Set()
  }
  if (others.length > 0) schema.remark('modelTypes', offset, { table, columns: others.join(', ') })
  return columns
}

/** The fields of the four columns in the form of gorm.Model; none if one is missing. */
function replaceable({ table, fields }: Model): ModelField[] {
  const isTime = ({ goType, customType }: ModelField) => goType === 'time.Time' && !customType
  const forms: Record<string, (field: ModelField) => boolean> = {
    id: ({ goType, customType, isKey }) => isKey && !customType && /int/.test(goType),
    created_at: isTime,
    updated_at: isTime,
    deleted_at: (field) => isTime(field) && !field.column.isNotNull,
  }
  const fitting = fields.filter((field) => Object.hasOwn(forms, field.column.name) && forms[field.column.name]?.(field))
  return table.primaryKey.length === 1 && fitting.length === 4 ? fitting : []
}

const columnSettings = ({ column, goType, isKey }: ModelField, { dialect, comments }: CodeOptions): string[] =>
  settingsOf({
    column,
    goType,
    dialect,
    isKey,
    isCompositeKey: false,
    isWrapped: false,
    isCustom: false,
    comments,
  })

/** Whether gorm.Model has a setting of a column too, or GORM does without it. Types are compared on their own. */
function hasItself(setting: string, { column }: ModelField, { tableName }: Model): boolean {
  if (setting.startsWith('column:') || setting.startsWith('precision:')) return true
  if (setting === `type:${column.type.source}` || setting === 'primaryKey' || setting === 'autoIncrement') return true
  // The name that GORM gives the index of gorm.Model: one of another name would be created a second time.
  const ownIndex = `index:idx_${tableName.replaceAll('.', '_')}_deleted_at`
  return column.name === 'deleted_at' && (setting === 'index' || setting === ownIndex)
}

/** Whether GORM sees to it with each row that it writes: it sets both times itself. */
const isDoneByGorm = (setting: string, { column: { name } }: ModelField): boolean =>
  (name === 'created_at' && /^(?:not null|default:current_timestamp[()\d]*)$/i.test(setting)) ||
  (name === 'updated_at' &&
    /^(?:not null|default:(?:current_timestamp[()\d]*|NULL)(?: ON UPDATE current_timestamp[()\d]*)?)$/i.test(setting))

/** Whether AutoMigrate gives a column of gorm.Model this type. */
const isOwnType = (column: string, source: string, dialect: SqlDialect): boolean =>
  ownTypes[dialect][column === 'id' ? 'id' : 'time'].test(source)

/** The types that GORM's drivers create for `uint` and `time.Time`. */
const ownTypes: Record<SqlDialect, { id: RegExp; time: RegExp }> = {
  mysql: { id: /^bigint(?:\(\d+\))? unsigned$/i, time: /^datetime\(3\)$/i },
  postgresql: { id: /^(?:bigint|bigserial|int8|serial8)$/i, time: /^(?:timestamptz|timestamp with time zone)$/i },
  sqlite: { id: /^integer$/i, time: /^datetime$/i },
  sqlserver: { id: /^bigint$/i, time: /^datetimeoffset$/i },
}

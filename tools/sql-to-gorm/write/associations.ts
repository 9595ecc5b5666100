import type { Schema } from '../model/schema.ts'
import type { ForeignKey, Table } from '../model/table.ts'
import type { CodeOptions, Model, ModelField } from './build-models.ts'
import { goName } from './go-name.ts'
import { joinSettings, writeTag } from './tag.ts'

/** A field of a struct, as written. */
export interface Field {
  /** Empty for an embedded struct. */
  name: string
  type: string
  tag: string
  /** The comment line above it, without slashes. */
  comment: string
}

/** Builds association fields from foreign keys, by model: belongs-to, and optionally has-one or has-many. */
export function associationsOf(schema: Schema, models: readonly Model[], options: CodeOptions): Map<Model, Field[]> {
  const fields = new Map<Model, Field[]>(models.map((model) => [model, []]))
  if (options.associations === 'none' || !options.gormTag) return fields
  const byTable = new Map(models.map((model) => [model.table, model]))
  for (const model of models) {
    for (const key of model.table.foreignKeys) {
      const resolved = resolveKey(schema, byTable, model, key)
      if (!resolved) continue
      fields.get(model)?.push(belongsTo(model, key, resolved, options))
      if (options.associations === 'both') fields.get(resolved.target)?.push(hasOneOrMany(model, resolved, options))
    }
  }
  return fields
}

interface ResolvedKey {
  target: Model
  own: ModelField[]
  theirs: ModelField[]
}

/** Finds the fields of a foreign key on both sides, or adds a remark on what is missing. */
function resolveKey(
  schema: Schema,
  models: ReadonlyMap<Table, Model>,
  model: Model,
  key: ForeignKey,
): ResolvedKey | undefined {
  const defined = key.table && models.get(key.table)
  const table = schema.find(key.target) ?? schema.findRenamed(key.target)
  const target = defined ?? (table && models.get(table))
  if (!target) {
    schema.remark('unknownTable', key.offset, { table: key.target.join('.') })
    return undefined
  }
  const { columns, primaryKey } = target.table
  const names = key.references.length > 0 ? key.references.map((name) => columns.currentNameOf(name)) : primaryKey
  const own = fieldsCalled(schema, model, key.columns, key.offset)
  const theirs = fieldsCalled(schema, target, names, key.offset)
  return own.length > 0 && own.length === key.columns.length && theirs.length === own.length
    ? { target, own, theirs }
    : undefined
}

const fieldsCalled = (
  schema: Schema,
  { table, byColumn }: Model,
  names: readonly string[],
  offset: number,
): ModelField[] =>
  names.flatMap((name) => {
    const column = byColumn.get(name.toLowerCase())
    if (!column) schema.remark('unknownColumn', offset, { table: table.name, column: name })
    return column ?? []
  })

function belongsTo(model: Model, key: ForeignKey, { target, own, theirs }: ResolvedKey, options: CodeOptions): Field {
  const [first] = key.columns
  const base = key.columns.length === 1 && first ? first.replace(/(?:_(?:id|ID|Id)|Id|ID)$/, '') : ''
  const name = model.names.claim([base && base !== first ? goName(base) : target.name])
  const actions = [
    ...(key.onUpdate ? [`OnUpdate:${key.onUpdate}`] : []),
    ...(key.onDelete ? [`OnDelete:${key.onDelete}`] : []),
  ]
  const constraint = [...(/^[A-Za-z][\w-]*$/.test(key.name) ? [key.name] : []), ...actions].join(',')
  const settings = [
    ...keySettings(own, theirs),
    ...(constraint ? [`constraint:${constraint}${actions.length ? '' : ','}`] : []),
  ]
  return field(name, `*${target.name}`, settings, options)
}

/** The reverse association: has-one if the key is unique, otherwise has-many. */
function hasOneOrMany(model: Model, { target, own, theirs }: ResolvedKey, options: CodeOptions): Field {
  const isOne =
    own.length === 1 &&
    own.every(({ column, isKey }) => column.isUnique || (isKey && model.table.primaryKey.length === 1))
  const name = target.names.claim([isOne ? model.name : plural(model.name)])
  return field(name, isOne ? `*${model.name}` : `[]${model.name}`, keySettings(own, theirs), options)
}

const keySettings = (own: readonly ModelField[], theirs: readonly ModelField[]): string[] => [
  `foreignKey:${own.map(({ name }) => name).join(',')}`,
  `references:${theirs.map(({ name }) => name).join(',')}`,
]

function field(name: string, type: string, settings: readonly string[], { jsonTag }: CodeOptions): Field {
  const json = name.replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1_$2').toLowerCase()
  const tag = writeTag([['gorm', joinSettings(settings)], ...(jsonTag ? [['json', `${json},omitempty`] as const] : [])])
  return { name, type, tag, comment: '' }
}

/** Returns the plural of a name. */
function plural(name: string): string {
  if (/[^aeiou]y$/i.test(name)) return `${name.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh)$/i.test(name) ? `${name}es` : `${name}s`
}

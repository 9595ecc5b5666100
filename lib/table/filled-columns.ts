import { fieldsOf, type JsonSchema } from '#kit/json-schema.ts'

/** The schema of a list of objects without the columns that are empty in every row, as an optional one may be. */
export function filledColumns(schema: JsonSchema, rows: unknown): JsonSchema {
  const { items } = schema
  if (!Array.isArray(rows) || typeof items !== 'object' || Array.isArray(items)) return schema
  const filled = fieldsOf(items).filter(([name]) => rows.some((row) => !isEmpty(row?.[name])))
  return { ...schema, items: { ...items, properties: Object.fromEntries(filled) } }
}

const isEmpty = (cell: unknown): boolean =>
  cell === undefined || cell === null || cell === '' || (Array.isArray(cell) && cell.length === 0)

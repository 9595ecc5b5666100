import type { Model, ModelField } from './build-models.ts'

/**
 * Lists the columns that gorm.Model stands for, where all four are there as it has them: an integer id that is the key and
 * counts up, and the three times, of which the last may be null. Else none.
 */
export function modelColumns({ table, fields }: Model): Set<string> {
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

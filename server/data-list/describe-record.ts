import type { Selectable } from 'kysely'
import type { AdminRecord, Kind } from '#contract/data-list.ts'
import { isoOf } from '../store/iso-of.ts'
import type { Schema } from '../store/schema.ts'

/** Describes a record as the administrators' API returns it. */
export const describeRecord = (row: Selectable<Schema['data_list']>): AdminRecord => ({
  ...row,
  kind: row.kind as Kind,
  create_time: isoOf(row.create_time),
  update_time: isoOf(row.update_time),
})

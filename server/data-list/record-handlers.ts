import type { Handlers } from '../routes/handler.ts'
import type { SiteContext } from '../site-state/site-context.ts'
import { createRecord } from './create-record.ts'
import { deleteRecords } from './delete-records.ts'
import { listAllData, listRecords } from './list-records.ts'
import { updateRecord } from './update-record.ts'

type Answers = Pick<Handlers, 'createRecord' | 'updateRecord' | 'listRecords' | 'deleteRecords' | 'listAllData'>

/** Answers the administrators' calls about the managed lists. */
export const recordHandlers = (parts: SiteContext): Answers => ({
  createRecord: createRecord(parts),
  updateRecord: updateRecord(parts),
  deleteRecords: deleteRecords(parts),
  listRecords: listRecords(parts),
  listAllData: listAllData(parts),
})

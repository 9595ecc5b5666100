import { writeAuditEntries } from '../audit/write-audit-entries.ts'
import { noSuchRecord } from '../http/refusal.ts'
import type { Handlers } from '../routes/handler.ts'
import type { SiteContext } from '../site-state/site-context.ts'
import { bumpRevision } from '../store/bump-revision.ts'
import { recordAuditEntry } from './record-audit-entry.ts'

/** Deletes records (§11), all or none: of those who delete one at once, one does. */
export const deleteRecords =
  ({ database, site }: SiteContext): Handlers['deleteRecords'] =>
  async (call) => {
    const { id, ids = [] } = call.body
    const unique = [...new Set(id === undefined ? ids : [id, ...ids])]
    await database.transaction().execute(async (transaction) => {
      await bumpRevision(transaction)
      const gone = await transaction.deleteFrom('data_list').where('id', 'in', unique).returningAll().execute()
      if (gone.length < unique.length) throw noSuchRecord()
      await writeAuditEntries(transaction, ...gone.map((row) => recordAuditEntry('record.delete', row, call)))
    })
    await site.refresh()
    return { data: { deleted: unique.length } }
  }

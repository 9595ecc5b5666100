import type { Kind } from '#contract/data-list.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Handlers } from '../http/handler.ts'
import { changedSince, noSuchRecord, unfit } from '../http/refused.ts'
import { visitorOf } from '../sessions/visitor-of.ts'
import type { SiteParts } from '../site-parts.ts'
import { bumpRevision } from '../store/bump-revision.ts'
import { deedOf } from './deed-of.ts'
import { describeRecord } from './describe-record.ts'
import { keyTaken } from './key-taken.ts'
import { readValue } from './read-value.ts'

/** Changes a record (§9); its kind stays. */
export const updateRecord =
  ({ database, site }: SiteParts): Handlers['updateRecord'] =>
  async (call) => {
    const { id, kind, key, value, sort, version } = call.body
    const { language } = visitorOf(call)
    const changed = await database.transaction().execute(async (transaction) => {
      await bumpRevision(transaction)
      const kept = await transaction.selectFrom('data_list').selectAll().where('id', '=', id).executeTakeFirst()
      if (!kept) throw noSuchRecord()
      if (kind !== undefined && kind !== kept.kind) throw unfit('kind', sentences.kind[language])
      const read = value === undefined ? kept.value : readValue(kept.kind as Kind, value, language)
      if (version !== undefined && version !== kept.version)
        throw changedSince([{ name: kept.key, version: kept.version }])
      if (key !== undefined) {
        const other = await transaction
          .selectFrom('data_list')
          .select('id')
          .where('kind', '=', kept.kind)
          .where('key', '=', key)
          .where('id', '!=', id)
          .executeTakeFirst()
        if (other) throw keyTaken(language)
      }
      const row = await transaction
        .updateTable('data_list')
        .set({ key: key ?? kept.key, value: read, sort: sort ?? kept.sort })
        .set({ version: kept.version + 1, update_time: Date.now() })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
      await writeAudit(transaction, deedOf('record.update', row, call))
      return row
    })
    await site.refresh()
    return { data: describeRecord(changed) }
  }

const sentences = {
  kind: { en: 'The kind of a record stays as it is', zh: '记录的类型不能更改' },
}

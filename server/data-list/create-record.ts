import { randomBytes } from 'node:crypto'
import { writeAuditEntries } from '../audit/write-audit-entries.ts'
import { invalidField } from '../http/refusal.ts'
import type { Handlers } from '../routes/handler.ts'
import { visitorOf } from '../routes/visitor.ts'
import type { SiteContext } from '../site-state/site-context.ts'
import { bumpRevision } from '../store/bump-revision.ts'
import { describeRecord } from './describe-record.ts'
import { keyTaken } from './key-taken.ts'
import { normalizeValue } from './normalize-value.ts'
import { recordAuditEntry } from './record-audit-entry.ts'

const maxOfKind = 1000

/** Creates a record (§8); one that comes without a key gets one. */
export const createRecord =
  ({ database, site }: SiteContext): Handlers['createRecord'] =>
  async (call) => {
    const { language } = visitorOf(call)
    const { kind, sort, key = randomBytes(9).toString('base64url') } = call.body
    const value = normalizeValue(kind, call.body.value, language)
    const created = await database.transaction().execute(async (transaction) => {
      await bumpRevision(transaction)
      const { count } = await transaction
        .selectFrom('data_list')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('kind', '=', kind)
        .executeTakeFirstOrThrow()
      if (Number(count) >= maxOfKind) throw invalidField('kind', sentences.full[language])
      const now = Date.now()
      const row = await transaction
        .insertInto('data_list')
        .values({ kind, key, value, sort, version: 1, create_time: now, update_time: now })
        .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
        .returningAll()
        .executeTakeFirst()
      if (!row) throw keyTaken(language)
      await writeAuditEntries(transaction, recordAuditEntry('record.create', row, call))
      return row
    })
    await site.refresh()
    return { data: describeRecord(created) }
  }

const sentences = {
  full: { en: 'There are 1000 records of this kind already', zh: '此类记录已达 1000 条' },
}

import { randomBytes } from 'node:crypto'
import { type Kind, savedValues } from '#contract/data-list.ts'
import type { Language } from '#kit/language.ts'
import { validationIssuesOf } from '#kit/validation-issues.ts'
import { writeAuditEntries } from '../audit/write-audit-entries.ts'
import { invalidField, invalidFields, noSuchRecord, Refusal, versionConflict } from '../http/refusal.ts'
import type { Handlers } from '../routes/handler.ts'
import { principalOf } from '../routes/principal.ts'
import type { SiteContext } from '../site-state/site-context.ts'
import { bumpRevision } from '../store/bump-revision.ts'
import { parseObject } from '../strict-json/parse-object.ts'
import { describeRecord } from './describe-record.ts'
import { listAllData, listRecords } from './list-records.ts'
import { recordAuditEntry } from './record-audit-entry.ts'

const keyTakenMessage = { en: 'Another record of this kind has this key', zh: '此类记录中已有相同的键' }

type Answers = Pick<Handlers, 'createRecord' | 'updateRecord' | 'listRecords' | 'deleteRecords' | 'listAllData'>

/** Handles the administrators' calls about the managed lists. */
export const recordHandlers = (parts: SiteContext): Answers => ({
  createRecord: createRecord(parts),
  updateRecord: updateRecord(parts),
  deleteRecords: deleteRecords(parts),
  listRecords: listRecords(parts),
  listAllData: listAllData(parts),
})

/** Creates a record (§8), with a generated key where none is sent. */
const createRecord =
  ({ database, site }: SiteContext): Handlers['createRecord'] =>
  async (call) => {
    const { language } = principalOf(call)
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

/** Deletes records (§11), all or none: of two concurrent calls that delete the same ones, one succeeds. */
const deleteRecords =
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

/** Changes a record (§9); its kind stays. */
const updateRecord =
  ({ database, site }: SiteContext): Handlers['updateRecord'] =>
  async (call) => {
    const { id, kind, key, value, sort, version } = call.body
    const { language } = principalOf(call)
    const changed = await database.transaction().execute(async (transaction) => {
      await bumpRevision(transaction)
      const kept = await transaction.selectFrom('data_list').selectAll().where('id', '=', id).executeTakeFirst()
      if (!kept) throw noSuchRecord()
      if (kind !== undefined && kind !== kept.kind) throw invalidField('kind', sentences.kind[language])
      const read = value === undefined ? kept.value : normalizeValue(kept.kind as Kind, value, language)
      if (version !== undefined && version !== kept.version)
        throw versionConflict([{ name: kept.key, version: kept.version }])
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
      await writeAuditEntries(transaction, recordAuditEntry('record.update', row, call))
      return row
    })
    await site.refresh()
    return { data: describeRecord(changed) }
  }

const maxOfKind = 1000

const sentences = {
  full: { en: 'There are 1000 records of this kind already', zh: '此类记录已达 1000 条' },
  kind: { en: 'The kind of a record cannot be changed', zh: '记录的类型不能更改' },
}

/** The refusal of a key that another record of the kind has. */
const keyTaken = (language: Language): Refusal => new Refusal(409, keyTakenMessage[language])

/**
 * Validates the value of a record, and returns it as stored: JSON of the fields that its kind has, in their order.
 *
 * @throws Refusal 400, naming fields as `value.link`
 */
function normalizeValue(kind: Kind, sent: string | Record<string, unknown>, language: Language): string {
  const value = parseObject(sent, 'value', language)
  const read = savedValues[kind].safeParse(value)
  if (read.success) return JSON.stringify(read.data)
  const issues = validationIssuesOf(savedValues[kind], value)
  throw invalidFields(
    issues.map(({ field, message }) => ({ field: `value.${field}`, message })),
    language,
  )
}

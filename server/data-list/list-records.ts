import type { Selectable } from 'kysely'
import { kinds } from '#contract/data-list.ts'
import type { Handlers } from '../routes/handler.ts'
import type { SiteContext } from '../site-state/site-context.ts'
import type { Schema } from '../store/schema.ts'
import { describeRecord } from './describe-record.ts'

/** Lists records a page at a time, newest first (§10). */
export const listRecords =
  ({ database }: SiteContext): Handlers['listRecords'] =>
  async ({ query }) => {
    const { page, page_size, keyword = '' } = query
    const all = database
      .selectFrom('data_list')
      .where('kind', 'in', query.kinds ?? kinds)
      .orderBy('id', 'desc')
    const start = (page - 1) * page_size
    if (keyword === '') {
      const rows = await all.selectAll().limit(page_size).offset(start).execute()
      const { total } = await all
        .clearOrderBy()
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      return { data: { list: rows.map(describeRecord), total: Number(total), page, page_size } }
    }
    // Searched here, as databases differ in case-insensitive comparison. There are at most 2000.
    const rows = (await all.selectAll().execute()).filter((row) => contains(row, keyword.toLowerCase()))
    const list = rows.slice(start, start + page_size).map(describeRecord)
    return { data: { list, total: rows.length, page, page_size } }
  }

const contains = ({ key, value }: Selectable<Schema['data_list']>, keyword: string): boolean =>
  key.toLowerCase().includes(keyword) || value.toLowerCase().includes(keyword)

/** Lists all records of these kinds in their order, disabled ones too (§12). */
export const listAllData =
  ({ database }: SiteContext): Handlers['listAllData'] =>
  async ({ query }) => {
    const rows = await database
      .selectFrom('data_list')
      .selectAll()
      .where('kind', 'in', query.kinds ?? kinds)
      .orderBy('kind')
      .orderBy('sort')
      .orderBy('key')
      .orderBy('id')
      .execute()
    return { data: rows.map(describeRecord) }
  }

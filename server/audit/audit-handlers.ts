import type { Handlers } from '../routes/handler.ts'
import type { SiteContext } from '../site-state/site-context.ts'
import { isoOf } from '../store/iso-of.ts'

/** Handles the call that lists the audit. */
export const auditHandlers = ({ database }: SiteContext): Pick<Handlers, 'listAudit'> => ({
  listAudit: async ({ query: { page, page_size } }) => {
    const { total } = await database
      .selectFrom('audit')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const rows = await database
      .selectFrom('audit')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(page_size)
      .offset((page - 1) * page_size)
      .execute()
    const list = rows.map(({ time, ...entry }) => ({ ...entry, time: isoOf(time) }))
    return { data: { list, total: Number(total), page, page_size } }
  },
})

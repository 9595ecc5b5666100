import { writeAuditEntries } from '../audit/write-audit-entries.ts'
import { noSuchRecord } from '../http/refusal.ts'
import type { Handlers } from '../routes/handler.ts'
import { principalOf } from '../routes/principal.ts'
import type { SiteContext } from '../site-state/site-context.ts'
import { isoOf } from '../store/iso-of.ts'

type Answers = Pick<Handlers, 'logout' | 'listSessions' | 'endSession'>

/** Handles the calls that list and end sessions. */
export const sessionHandlers = ({ database, settings }: SiteContext): Answers => ({
  logout: async (call) => {
    const { session, user } = principalOf(call)
    await database.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('sessions').where('id', '=', session).execute()
      const { username } = user
      await writeAuditEntries(transaction, { username, action: 'logout', target: username, address: call.address })
    })
    return { data: null }
  },

  listSessions: async (call) => {
    const { session } = principalOf(call)
    const now = Date.now()
    const rows = await database
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(['sessions.id', 'username', 'sessions.create_time', 'last_time', 'expire_time', 'address', 'agent'])
      .where('disabled', '=', 0)
      .where('expire_time', '>', now)
      .where('last_time', '>', now - settings.SESSION_IDLE_SECONDS * 1000)
      .orderBy('last_time', 'desc')
      .orderBy('sessions.id', 'desc')
      .execute()
    const data = rows.map(({ id, username, create_time, last_time, expire_time, address, agent }) => ({
      id,
      username,
      address,
      agent,
      own: id === session,
      create_time: isoOf(create_time),
      last_time: isoOf(last_time),
      expires_at: isoOf(expire_time),
    }))
    return { data }
  },

  endSession: async (call) => {
    const { user } = principalOf(call)
    await database.transaction().execute(async (transaction) => {
      const ended = await transaction
        .deleteFrom('sessions')
        .where('id', '=', call.body.id)
        .returning('user_id')
        .executeTakeFirst()
      if (!ended) throw noSuchRecord()
      const { username: target } = await transaction
        .selectFrom('users')
        .select('username')
        .where('id', '=', ended.user_id)
        .executeTakeFirstOrThrow()
      const { address } = call
      await writeAuditEntries(transaction, { username: user.username, action: 'session.end', target, address })
    })
    return { data: null }
  },
})

import type { Handlers } from '../routes/handler.ts'
import { sessionHandlers } from '../sessions/session-handlers.ts'
import type { SiteContext } from '../site-state/site-context.ts'
import { login } from './login.ts'
import { readOwnUser, updateOwnUser } from './own-user.ts'

type Answers = Pick<Handlers, 'login' | 'readOwnUser' | 'updateOwnUser' | 'logout' | 'listSessions' | 'endSession'>

/** Answers the calls about users and where they are logged in. */
export const userHandlers = (parts: SiteContext): Answers => ({
  login: login(parts),
  readOwnUser,
  updateOwnUser: updateOwnUser(parts),
  ...sessionHandlers(parts),
})

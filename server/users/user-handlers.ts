import type { Handlers } from '../routes/handler.ts'
import { sessionHandlers } from '../sessions/session-handlers.ts'
import type { SiteContext } from '../site-state/site-context.ts'
import { login } from './login.ts'
import { readOwnUser, updateOwnUser } from './own-user.ts'

type Answers = Pick<Handlers, 'login' | 'readOwnUser' | 'updateOwnUser' | 'logout' | 'listSessions' | 'endSession'>

/** Handles the calls about users and their sessions. */
export const userHandlers = (parts: SiteContext): Answers => ({
  login: login(parts),
  readOwnUser,
  updateOwnUser: updateOwnUser(parts),
  ...sessionHandlers(parts),
})

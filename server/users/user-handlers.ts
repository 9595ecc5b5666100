import type { Handlers } from '../http/serve-routes.ts'
import type { SiteParts } from '../site-parts.ts'

type Answers = Pick<Handlers, 'login' | 'readOwnUser' | 'updateOwnUser' | 'logout' | 'listSessions' | 'endSession'>

export const userHandlers = (_parts: SiteParts): Partial<Answers> => ({})

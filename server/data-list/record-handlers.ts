import type { Handlers } from '../http/serve-routes.ts'
import type { SiteParts } from '../site-parts.ts'

type Answers = Pick<Handlers, 'createRecord' | 'updateRecord' | 'listRecords' | 'deleteRecords' | 'listAllData'>

export const recordHandlers = (_parts: SiteParts): Partial<Answers> => ({})

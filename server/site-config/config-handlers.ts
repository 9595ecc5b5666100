import type { Handlers } from '../http/serve-routes.ts'
import type { SiteParts } from '../site-parts.ts'

type Answers = Pick<Handlers, 'readWholeConfig' | 'updateSiteConfig'>

export const configHandlers = (_parts: SiteParts): Partial<Answers> => ({})

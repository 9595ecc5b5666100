import { z } from 'zod'
import { record } from './data-list.ts'
import { stats } from './stats.ts'

/** Who is let in. */
type Access = 'public' | 'user' | 'admin'

export interface Route {
  method: 'GET' | 'POST'
  path: string
  access: Access
  title: string
  query?: z.ZodObject
  data: z.ZodType
}

/** Every call that is no tool's: the one list that handlers, OpenAPI and the authorization test are made of. */
export const routes = {
  readSiteConfig: {
    method: 'GET',
    path: '/v1/site_config/all',
    access: 'public',
    title: 'Read the public configuration',
    data: z.record(z.string(), z.string()),
  },
  listPublicData: {
    method: 'GET',
    path: '/v1/data_list/sort_data',
    access: 'public',
    title: 'List public records, such as friend links',
    query: z.object({ kinds: z.array(z.string()).max(10).optional() }),
    data: z.array(record),
  },
  readStats: { method: 'GET', path: '/v1/stats', access: 'public', title: 'Read the figures of the site', data: stats },
} as const satisfies Record<string, Route>

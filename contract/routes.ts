import { seoProposal, seoRequest } from './ai.ts'
import { configUpdate, configUpdated, wholeConfig } from './config-update.ts'
import { auditEntry, dashboard } from './dashboard.ts'
import { adminRecord, changedRecord, deletedRecords, kinds, newRecord, record } from './data-list.ts'
import { stats } from './stats.ts'
import { credentials, loggedIn, ownUser, session, userChange } from './users.ts'
import { z } from './zod.ts'

/** Who has access. */
export type Access = 'public' | 'user' | 'admin'

export interface Route {
  method: 'GET' | 'POST'
  path: string
  access: Access
  title: string
  query?: z.ZodObject
  body?: z.ZodType
  /** The body is multipart: these fields and a file. */
  form?: z.ZodObject
  /** The maximum size of the body in bytes, if not 64 KiB. */
  maxBody?: number
  data: z.ZodType
}

const one = (value: unknown) => (typeof value === 'string' ? [value] : value)
const kindsQuery = { kinds: z.preprocess(one, z.array(z.enum(kinds)).max(10)).optional() }
const count = (fallback: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(max))
    .default(fallback)
const page = { page: count(1, 1_000_000), page_size: count(20, 100) }
const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ list: z.array(item), total: z.int(), page: z.int(), page_size: z.int() })
const segments = z
  .string()
  .regex(/^[A-Za-z0-9_/-]{1,128}$/)
  .refine((path) => !/^\/|\/$|\/\//.test(path))

/** Every route that is no tool's: the single source for handlers, client, OpenAPI and the authorization test. */
export const routes = {
  readSiteConfig: {
    method: 'GET',
    path: '/v1/site_config/all',
    access: 'public',
    title: 'Read the public configuration',
    data: z.record(z.string(), z.string()),
  },
  readWholeConfig: {
    method: 'GET',
    path: '/admin/v1/site_config/all',
    access: 'admin',
    title: 'Read the whole configuration',
    data: wholeConfig,
  },
  updateSiteConfig: {
    method: 'POST',
    path: '/admin/v1/site_config/update',
    access: 'admin',
    title: 'Change sections of the configuration, all or none',
    body: configUpdate,
    maxBody: 2 ** 20,
    data: configUpdated,
  },
  login: {
    method: 'POST',
    path: '/v1/user/login',
    access: 'public',
    title: 'Log in',
    body: credentials,
    data: loggedIn,
  },
  readOwnUser: {
    method: 'GET',
    path: '/auth/v1/user/info',
    access: 'user',
    title: 'Read who is logged in',
    data: ownUser,
  },
  updateOwnUser: {
    method: 'POST',
    path: '/auth/v1/user/update',
    access: 'user',
    title: 'Change one’s name or password',
    body: userChange,
    data: ownUser,
  },
  logout: { method: 'POST', path: '/auth/v1/user/logout', access: 'user', title: 'Log out', data: z.null() },
  listPublicData: {
    method: 'GET',
    path: '/v1/data_list/sort_data',
    access: 'public',
    title: 'List public records, such as friend links',
    query: z.object(kindsQuery),
    data: z.array(record),
  },
  createRecord: {
    method: 'POST',
    path: '/admin/v1/data_list/create',
    access: 'admin',
    title: 'Create a record',
    body: newRecord,
    data: adminRecord,
  },
  updateRecord: {
    method: 'POST',
    path: '/admin/v1/data_list/update',
    access: 'admin',
    title: 'Change a record',
    body: changedRecord,
    data: adminRecord,
  },
  listRecords: {
    method: 'GET',
    path: '/admin/v1/data_list/list',
    access: 'admin',
    title: 'List records a page at a time, newest first',
    query: z.object({ ...page, ...kindsQuery, keyword: z.string().max(100).optional() }),
    data: pageOf(adminRecord),
  },
  deleteRecords: {
    method: 'POST',
    path: '/admin/v1/data_list/delete',
    access: 'admin',
    title: 'Delete records, all or none',
    body: deletedRecords,
    data: z.object({ deleted: z.int() }),
  },
  listAllData: {
    method: 'GET',
    path: '/admin/v1/data_list/sort_data',
    access: 'admin',
    title: 'List all records in their order, disabled ones too',
    query: z.object(kindsQuery),
    data: z.array(adminRecord),
  },
  upload: {
    method: 'POST',
    path: '/admin/v1/upload',
    access: 'admin',
    title: 'Upload an image of the site',
    form: z.object({ prefix: segments, object: segments }),
    maxBody: 5 * 2 ** 20 + 2 ** 16,
    data: z.object({ url: z.string() }),
  },
  suggestSeo: {
    method: 'POST',
    path: '/admin/v1/ai/seo',
    access: 'admin',
    title: 'Propose a title, a description and keywords; nothing is saved',
    body: seoRequest,
    data: seoProposal,
  },
  readDashboard: {
    method: 'GET',
    path: '/admin/v1/dashboard',
    access: 'admin',
    title: 'Read the figures of the back office',
    data: dashboard,
  },
  listSessions: {
    method: 'GET',
    path: '/admin/v1/sessions',
    access: 'admin',
    title: 'List who is logged in where',
    data: z.array(session),
  },
  endSession: {
    method: 'POST',
    path: '/admin/v1/sessions/end',
    access: 'admin',
    title: 'Log somebody out',
    body: z.object({ id: z.int().positive() }),
    data: z.null(),
  },
  listAudit: {
    method: 'GET',
    path: '/admin/v1/audit',
    access: 'admin',
    title: 'List what was done in the back office, newest first',
    query: z.object(page),
    data: pageOf(auditEntry),
  },
  readStats: { method: 'GET', path: '/v1/stats', access: 'public', title: 'Read the figures of the site', data: stats },
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof routes

type Part<Name extends RouteName, Field extends 'body' | 'query' | 'form' | 'data'> = (typeof routes)[Name] extends {
  [Key in Field]: infer Schema extends z.ZodType
}
  ? Schema
  : z.ZodUndefined

/** The body that a client sends. */
export type BodyOf<Name extends RouteName> = z.input<Part<Name, 'body'>>
export type QueryOf<Name extends RouteName> = z.input<Part<Name, 'query'>>
/** The body that a handler gets. */
export type ReadBodyOf<Name extends RouteName> = z.output<Part<Name, 'body'>>
export type ReadFormOf<Name extends RouteName> = z.output<Part<Name, 'form'>>
export type ReadQueryOf<Name extends RouteName> = z.output<Part<Name, 'query'>>
export type DataOf<Name extends RouteName> = z.output<Part<Name, 'data'>>

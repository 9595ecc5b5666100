import { z } from './zod.ts'

/** One thing that somebody did in the back office. */
export const auditEntry = z.object({
  id: z.int(),
  time: z.string(),
  username: z.string(),
  /** `login`, `logout`, `config.update`, `record.create`, `record.update`, `record.delete`, `user.update`, `session.end`, `upload` … */
  action: z.string(),
  /** What it was done to: sections, a record's key, a file. */
  target: z.string(),
  /** What people call it, as it was called then; empty where the target says it. */
  name: z.string(),
  /** SHA-256 of what was written, where something was. */
  hash: z.string(),
  address: z.string(),
})

export type AuditEntry = z.output<typeof auditEntry>

/** The true figures of the site; null where there is nothing to tell yet. */
export const dashboard = z.object({
  version: z.string(),
  /** When this process started. */
  started_at: z.string(),
  /** Share of the last 30 days, 0 to 1. */
  uptime: z.number().nullable(),
  database: z.object({ kind: z.enum(['sqlite', 'postgres']), bytes: z.int() }),
  /** Page views and distinct visitors, oldest first, at most 30 days, today last. */
  visits: z.array(z.object({ day: z.string(), visitors: z.int(), views: z.int() })),
  /** Most visited tools of the last 30 days. */
  tools: z.array(z.object({ tool: z.string(), views: z.int() })),
  /** Calls of the API a day, and how many were answered 4xx and 5xx. */
  calls: z.array(z.object({ day: z.string(), calls: z.int(), refused: z.int(), failed: z.int() })),
  logins: z.array(auditEntry),
  changes: z.array(auditEntry),
})

export type Dashboard = z.output<typeof dashboard>

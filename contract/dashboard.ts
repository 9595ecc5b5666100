import { z } from './zod.ts'

/** An entry of the audit log of the back office. */
export const auditEntry = z.object({
  id: z.int(),
  time: z.string(),
  username: z.string(),
  /** `login`, `logout`, `config.update`, `record.create`, `record.update`, `record.delete`, `user.update`, `session.end`, `upload` … */
  action: z.string(),
  /** The target: sections, a record's key, a file. */
  target: z.string(),
  /** The target's name at that time; empty if the target is enough. */
  name: z.string(),
  /** SHA-256 of the written data, if any. */
  hash: z.string(),
  address: z.string(),
})

export type AuditEntry = z.output<typeof auditEntry>

/** The figures of the site; null if not known yet. */
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
  /** API calls a day, and how many of them were answered with 4xx and 5xx. */
  calls: z.array(z.object({ day: z.string(), calls: z.int(), refused: z.int(), failed: z.int() })),
  logins: z.array(auditEntry),
  changes: z.array(auditEntry),
})

export type Dashboard = z.output<typeof dashboard>

import { basename } from 'node:path'
import { writeAuditEntries } from '../audit/write-audit-entries.ts'
import { backUp } from '../store/backup.ts'
import { restore } from '../store/restore.ts'
import type { Command } from './command.ts'
import { commandLineActor, withDatabase } from './with-database.ts'

/** Commands that back up, restore and migrate the database. */
export const databaseCommands = {
  backup: {
    help: 'write the database into a new file; the site may go on running',
    positionals: ['file'],
    run: async ({ values: { file = '' }, settings }) => {
      await backUp(settings, file)
      return `The database is in ${file}. It holds secrets: keep it where nobody else reads it.\n`
    },
  },
  restore: {
    help: 'put a backup in the place of the database; everybody logs in again',
    positionals: ['file'],
    run: async ({ values: { file = '' }, settings }) => {
      const entry = { ...commandLineActor, action: 'restore', target: basename(file) }
      await withDatabase(settings, (database) =>
        restore(database, file, (transaction) => writeAuditEntries(transaction, entry)),
      )
      return `The database holds what ${file} holds.\n`
    },
  },
  migrate: {
    help: 'bring the database to the form of this release, as every start does',
    run: async ({ settings }) => {
      await withDatabase(settings, async () => {})
      return 'The database has the form of this release.\n'
    },
  },
} satisfies Record<string, Command>

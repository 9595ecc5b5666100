import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { scaledTimeout } from '#lib/fixtures/scaled-timeout.ts'
import { logIn } from '../fixtures/open-site.ts'
import { diskStore } from '../uploads/disk-store.ts'
import { backUp } from './backup.ts'
import { openDatabase } from './open-database.ts'

/** Returns the permissions of every file below a folder. */
const rightsIn = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name, parentPath }) => [name, (statSync(join(parentPath, name)).mode & 0o777).toString(8)]),
  )

test('stored files are readable by their owner only, even in an open folder, and if they were not before', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'private-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const umask = process.umask(0o022)
  onTestFinished(() => void process.umask(umask))
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'data'), { mode: 0o755 })
  const settings = { DATABASE_URL: '', DATA_DIR: join(folder, 'data') }
  writeFileSync(join(settings.DATA_DIR, 'toolbench.db'), '', { mode: 0o644 })
  const database = await openDatabase(settings)
  onTestFinished(() => database.destroy())
  await logIn(database)
  await backUp(settings, join(folder, 'backup.db'))
  await diskStore(join(settings.DATA_DIR, 'uploads')).put('logo.png', Buffer.from('x'), 'image/png')
  expect(rightsIn(folder)).toEqual({
    'toolbench.db': '600',
    'toolbench.db-wal': '600',
    'toolbench.db-shm': '600',
    'backup.db': '600',
    'logo.png': '600',
  })
})

test.runIf(existsSync('/proc'))('a folder in which none can be created is named, without an endless wait', () => {
  // In a separate process, so that an endless wait can be stopped.
  const script = `
    import { openDatabase } from ${JSON.stringify(join(import.meta.dirname, 'open-database.ts'))}
    await openDatabase({ DATABASE_URL: '', DATA_DIR: '/proc/no/such' })
  `
  const { stderr } = spawnSync(process.execPath, ['--input-type=module-typescript', '--eval', script], {
    encoding: 'utf8',
    timeout: scaledTimeout(30_000),
  })
  expect(stderr).toContain("mkdir '/proc/no'")
})

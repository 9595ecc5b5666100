// A few rounds in every test run; `npm run soak` runs hundreds.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createEmptySchema, type Engine, engines } from '../fixtures/databases.ts'
import { logIn } from '../fixtures/open-site.ts'
import { seededRandom } from '../fixtures/random-body.ts'
import { openDatabase } from '../store/open-database.ts'
import { killWriters } from './kill-writers.ts'

const rounds = Number(process.env['SOAK_ROUNDS'] ?? 2)

async function emptyPlace(engine: Engine): Promise<Record<string, string>> {
  if (engine === 'postgres') return { DATABASE_URL: await createEmptySchema() }
  const folder = mkdtempSync(join(tmpdir(), 'soak-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return { DATA_DIR: folder, DATABASE_URL: '' }
}

describe.each(engines)('on %s', (engine) => {
  test(`${rounds} killed writers: nothing acknowledged is lost, no half update is seen`, async () => {
    const variables = await emptyPlace(engine)
    const database = await openDatabase({ DATA_DIR: '', DATABASE_URL: '', ...variables })
    onTestFinished(() => database.destroy())
    const token = await logIn(database, { expires: Date.now() + 86_400_000 })
    const findings = await killWriters({ database, variables, token, rounds, random: seededRandom(7) })
    expect(findings).toEqual({ acknowledged: expect.any(Number), lost: [], tornUpdates: [] })
    expect(findings.acknowledged).toBeGreaterThanOrEqual(rounds)
    if (rounds > 20) console.log(`${engine}: ${rounds} rounds, ${findings.acknowledged} acknowledged writes, none lost`)
  })
})

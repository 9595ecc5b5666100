import { expect, onTestFinished, test } from 'vitest'
import { logIn } from '../fixtures/open-site.ts'
import { seededRandom } from '../fixtures/random-body.ts'
import { runPostgres } from '../fixtures/run-postgres.ts'
import { openDatabase } from '../store/open-database.ts'
import { killWriters } from './kill-writers.ts'

const rounds = Math.ceil(Number(process.env['SOAK_ROUNDS'] ?? 4) / 4)

test(`${rounds} times PostgreSQL itself is killed: nothing acknowledged is lost`, async () => {
  const { url, crash, stop } = await runPostgres()
  onTestFinished(stop)
  const database = await openDatabase({ DATABASE_URL: url, DATA_DIR: '' })
  onTestFinished(() => database.destroy())
  const token = await logIn(database, { expires: Date.now() + 86_400_000 })
  const findings = await killWriters({
    database,
    variables: { DATABASE_URL: url },
    token,
    rounds,
    random: seededRandom(11),
    disturb: crash,
  })
  expect(findings).toEqual({ acknowledged: expect.any(Number), lost: [], tornUpdates: [] })
  expect(findings.acknowledged).toBeGreaterThanOrEqual(rounds)
  if (rounds > 20)
    console.log(`PostgreSQL killed ${rounds} times, ${findings.acknowledged} acknowledged writes, none lost`)
})

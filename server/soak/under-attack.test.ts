// Only in `npm run soak`, for SOAK_SECONDS, as it measures times and needs the built site.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scaledTimeout } from '#lib/fixtures/scaled-timeout.ts'

const seconds = process.env['SOAK_SECONDS']

test.runIf(seconds)(`${seconds} s under attack from four addresses, a fifth is served`, () => {
  const script = join(import.meta.dirname, 'under-attack.ts')
  const { stdout } = spawnSync(process.execPath, [script, String(seconds)], { encoding: 'utf8' })
  console.log(stdout)
  const { pages, runs, health, mebibytes, failures } = JSON.parse(stdout)
  expect({ failures, pages: Object.keys(pages), runs: Object.keys(runs) }).toEqual({
    failures: 0,
    pages: ['200', 'p50', 'p99', 'longest'],
    runs: ['200', 'p50', 'p99', 'longest'],
  })
  // The slowest of some fifty runs may wait for a child to start, if the attack has just ended both.
  expect(Math.max(pages.p99, runs.p99)).toBeLessThan(scaledTimeout(1000))
  expect(health.p99).toBeLessThan(scaledTimeout(500))
  expect(mebibytes).toBeLessThan(1536)
})

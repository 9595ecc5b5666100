import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadEveryTool } from '#core/load-tools.node.ts'
import { isLong } from '#lib/fixtures/runs.ts'
import { isTestedInFull } from '#lib/fixtures/selected-tools.ts'
import { openPool, type Pool } from '../pool/pool.ts'
import { fuzzOperation } from './fuzz-operation.ts'

let pool: Pool
beforeAll(async () => {
  pool = await openPool({ seconds: 60 })
})
afterAll(() => pool.close())

const tools = (await loadEveryTool()).filter(({ id }) => isTestedInFull(id))

// A fixed seed; `npm run fuzz` uses others.
test.each(tools.map((tool) => [tool.id, tool] as const))('%s survives generated inputs', async (_, tool) => {
  for (const exported of Object.keys(tool.operations)) {
    expect(await fuzzOperation(pool, tool, exported, { seed: 1, runs: isLong ? 60 : 3 })).toBeUndefined()
  }
})

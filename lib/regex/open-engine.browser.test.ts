import { afterEach, expect, test, vi } from 'vitest'
import { openEngine } from './open-engine.ts'

afterEach(() => vi.unstubAllGlobals())

test.each(['quickjs', 'rust', 'oniguruma'] as const)('loads %s again after a failure', async (engine) => {
  vi.stubGlobal('fetch', async () => new Response('gone', { status: 404 }))
  await expect(openEngine(engine)).rejects.toMatchObject({ failure: { kind: 'loadFailed' } })
  vi.unstubAllGlobals()
  const { compile } = await openEngine(engine)
  expect(compile('(a)', '').groupNames).toHaveLength(1)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEngine } from './open-engine.ts'

const kept = Object.getOwnPropertyDescriptor(globalThis, 'WebAssembly')

beforeAll(() => Reflect.deleteProperty(globalThis, 'WebAssembly'))
afterAll(() => {
  if (kept) Object.defineProperty(globalThis, 'WebAssembly', kept)
})

test.each(['quickjs', 'rust', 'oniguruma'] as const)('%s fails where WebAssembly is not available', async (engine) => {
  await expect(openEngine(engine)).rejects.toMatchObject({ failure: { kind: 'noWasm' } })
})

test.each(['ecmascript', 're2'] as const)('%s works without WebAssembly', async (engine) => {
  const { compile } = await openEngine(engine)
  expect(compile('(a)', '').groupNames).toHaveLength(1)
})

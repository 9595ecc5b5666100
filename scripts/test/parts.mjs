import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../install-and-build.mjs'

const reporter = (name) => join(root, 'scripts/test', name)
const vitest = (project, ...filters) => ({
  command: 'vitest',
  args: [
    ...['run', '--project', project, '--reporter=minimal'],
    ...[`--reporter=${reporter('vitest-progress.mjs')}`, ...filters],
  ],
})
const playwright = (...filters) => ({
  command: 'playwright',
  args: [
    'test',
    '--config',
    'e2e/playwright.config.ts',
    `--reporter=${reporter('playwright-progress.mjs')}`,
    ...filters,
  ],
})

const whole = {
  format: { command: 'biome', args: ['check', '--error-on-warnings'] },
  types: { command: 'tsc', args: ['-b'] },
  unused: { command: 'knip', args: [] },
  unit: vitest('node'),
  browser: vitest('browser'),
  e2e: playwright(),
}

export const partNames = Object.keys(whole)

/** Tests that apply to every tool: its structure, its samples in every interface, imports, wording and patterns. */
const fences = [
  ...['tools/every-tool.test.ts', 'tools/check-schema.test.ts', 'server/app/same-answers.test.ts'],
  ...[
    'fences/rooms.test.ts',
    'fences/import-cycles.test.ts',
    'fences/patterns.test.ts',
    'fences/stylesheets.test.ts',
    'fences/wording.test.ts',
  ],
  ...['scripts/new-tool.test.ts', 'server/fuzz/fuzz.test.ts'],
].map((file) => join(root, file))

/** The parts for one tool: its own tests, and the shared ones that apply to it. */
const ofTool = (tool) => ({
  format: { command: 'biome', args: ['check', '--error-on-warnings', `tools/${tool}`] },
  types: whole.types,
  unused: whole.unused,
  unit: vitest('node', `tools/${tool}/`, ...fences),
  // A tool may have no browser tests; a complete part without tests has failed.
  browser: vitest('browser', '--passWithNoTests', `tools/${tool}/`),
  e2e: playwright('every-tool.spec', ...(existsSync(join(root, `e2e/${tool}.spec.ts`)) ? [`/${tool}.spec`] : [])),
})

/**
 * Returns the named parts, or all: for one tool if one is named, otherwise without the tests of the folders in
 * `leftOut`.
 */
export function partsFor(names, tool, leftOut = []) {
  const parts = tool ? ofTool(tool) : whole
  const env = tool ? { TEST_TOOL: tool } : { TEST_LEFT_OUT: leftOut.join(' ') }
  return Object.entries(parts)
    .filter(([name]) => names.length === 0 || names.includes(name))
    .map(([name, part]) => ({ name, env, ...part }))
}

/** The additional parts of `npm run test:long`. The benchmarks come last, when nothing disturbs them. */
const longParts = {
  soak: {
    ...vitest('node', 'server/soak', 'cli/soak', 'server/app/random-bodies.test.ts'),
    env: { SOAK_ROUNDS: '500', FUZZ_ROUNDS: '2000', SOAK_SECONDS: '60' },
  },
  fuzz: { command: 'node', args: ['server/fuzz/main.ts', '60'] },
  package: { command: 'node', args: ['scripts/try-package/main.ts'] },
  conformance: { command: 'node', args: ['scripts/conformance/main.ts'] },
  generated: { command: 'node', args: ['scripts/verify-generated/main.ts'] },
  benchmarks: { command: 'node', args: ['scripts/bench/main.ts'] },
}

export const longPartNames = [...partNames, ...Object.keys(longParts)]

/**
 * Returns the complete parts of a nightly run: all runs of property tests, all combinations, both databases, every
 * sample in every interface. `suites` is the folder of the conformance suites, if there is one.
 */
export function longPartsFor(names, suites) {
  const parts = { ...whole, ...longParts }
  const env = { TEST_LONG: 'true' }
  return Object.entries(parts)
    .filter(([name]) => names.length === 0 || names.includes(name))
    .filter(([name]) => name !== 'conformance' || suites !== undefined)
    .map(([name, part]) => ({
      name,
      ...part,
      env: { ...env, ...pick(part.env) },
      args: name === 'conformance' ? [...part.args, suites] : part.args,
    }))
}

/** Variables that are set already win. */
const pick = (env = {}) =>
  Object.fromEntries(Object.entries(env).map(([key, value]) => [key, process.env[key] ?? value]))

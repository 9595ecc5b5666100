import { execFileSync } from 'node:child_process'

/**
 * Measures once how slow and busy the machine is, before the tests keep it busy. A variable that is set already is
 * kept.
 */
export function measurePatience() {
  const script = "import { timeoutFactor } from './lib/fixtures/timeout-factor.node.ts'; console.log(timeoutFactor())"
  process.env.TEST_PATIENCE ??= execFileSync('node', ['--input-type=module', '-e', script], { encoding: 'utf8' }).trim()
}

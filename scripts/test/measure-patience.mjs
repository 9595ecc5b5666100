import { execFileSync } from 'node:child_process'

/** Measures how slow and how busy the machine is once, before the run makes it busy itself; what is set stays. */
export function measurePatience() {
  const script = "import { timeoutFactor } from './lib/fixtures/timeout-factor.node.ts'; console.log(timeoutFactor())"
  process.env.TEST_PATIENCE ??= execFileSync('node', ['--input-type=module', '-e', script], { encoding: 'utf8' }).trim()
}

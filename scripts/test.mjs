// `npm test`: everything, or the parts that are named: `npm test -- unit e2e`. Runs on Node 20.19 before anything is installed.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { build, install, run } from './install-and-build.mjs'

install()
process.env.CHROME_BIN = chromium()
build()

const parts = {
  format: ['biome', ['check', '--error-on-warnings']],
  types: ['tsc', ['-b']],
  unused: ['knip', []],
  unit: ['vitest', ['run', '--project', 'node']],
  browser: ['vitest', ['run', '--project', 'browser']],
  e2e: ['playwright', ['test', '--config', 'e2e/playwright.config.ts']],
}
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in parts))
if (unknown.length > 0) {
  console.error(`There is no part "${unknown.join('", "')}". The parts: ${Object.keys(parts).join(', ')}`)
  process.exit(2)
}

const results = []
for (const [name, [command, args]] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const start = Date.now()
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  results.push(status === 0)
  console.log(`${status === 0 ? 'PASS' : 'FAIL'} ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)`)
}
const failed = results.filter((passed) => !passed).length
console.log(`parts: ${results.length - failed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

/** Finds Chromium, or installs Debian's where that is possible. */
function chromium() {
  const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium']
  const mac = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']
  const found = [process.env.CHROME_BIN, ...usual, ...mac].find((path) => path && existsSync(path))
  if (found) return found
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    console.error('The tests need Chromium: install it, or say where it is in CHROME_BIN.')
    process.exit(1)
  }
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
  return '/usr/bin/chromium'
}

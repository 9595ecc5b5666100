import { existsSync } from 'node:fs'
import { run } from '../install-and-build.mjs'

const whole = [
  ...['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'],
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const headlessShell = '/usr/bin/chromium-headless-shell'

/**
 * Finds Chromium and its headless shell, which takes half the time; installs Debian's packages where possible. Returns
 * the environment variables that tell the tests their paths.
 */
export function findBrowsers() {
  const { CHROME_BIN, CHROME_HEADLESS_SHELL } = process.env
  const find = () => [CHROME_BIN, ...whole].find((path) => path && existsSync(path))
  const findShell = () => [CHROME_HEADLESS_SHELL, headlessShell].find((path) => path && existsSync(path))
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  const missing = [...(find() ? [] : ['chromium']), ...(findShell() || CHROME_BIN ? [] : ['chromium-headless-shell'])]
  if (canInstall && missing.length > 0) {
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing])
  }
  const chromium = find()
  if (!chromium) {
    console.error('The tests need Chromium: install it, or say where it is in CHROME_BIN.')
    process.exit(1)
  }
  return { CHROME_BIN: chromium, CHROME_HEADLESS_SHELL: findShell() ?? chromium }
}

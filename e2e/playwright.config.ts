import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { excludedFolders } from '#lib/fixtures/selected-tools.ts'
import { timeoutFactor } from '#lib/fixtures/timeout-factor.node.ts'
import { officePassword } from './office-password.ts'

const port = Number(process.env['E2E_PORT'] ?? 8391)
const [officePort, scriptPort] = [port + 1, port + 2]
// Playwright evaluates this file in every worker; the server uses the folder of the first.
process.env['E2E_DATA'] ??= mkdtempSync(join(tmpdir(), 'toolbench-e2e-'))

const chromium = process.env['CHROME_BIN'] ?? '/usr/bin/chromium'
const args = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  ...['--disable-component-update', '--disable-sync'],
]

/** Tests of a tool, or of a folder of `web`, that a run leaves out: `pipelines.spec.ts` belongs to `web/pipelines`. */
const leftOutJourneys = excludedFolders.flatMap((folder) => {
  const name = /^(?:tools|web)\/([^/]+)$/.exec(folder)?.[1]
  return name ? [`${name}.spec.ts`] : []
})

export default defineConfig({
  testDir: '.',
  // One more than the cores of a small machine, as tests wait now and then.
  workers: 3,
  fullyParallel: true,
  reporter: 'line',
  // Limits for tests that never end, scaled to the machine.
  timeout: 120_000 * timeoutFactor(),
  expect: { timeout: 30_000 * timeoutFactor() },
  forbidOnly: process.env['CI'] === 'true',
  // A shared machine stalls now and then; tests that pass only on a retry are reported as flaky.
  retries: process.env['CI'] === 'true' ? 1 : 0,
  outputDir: '../node_modules/.cache/e2e',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    browserName: 'chromium',
    // It would fetch every tool in the background of every test; only offline.spec.ts allows it.
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: {
      // The headless shell takes half the time.
      executablePath: process.env['CHROME_HEADLESS_SHELL'] ?? chromium,
      args,
    },
  },
  projects: [
    { name: 'site', testIgnore: ['office*.spec.ts', 'offline.spec.ts', 'script.spec.ts', ...leftOutJourneys] },
    // The headless shell cannot install web apps.
    { name: 'offline', testMatch: 'offline.spec.ts', use: { launchOptions: { executablePath: chromium, args } } },
    // An owner's changes affect all visitors of a server, so the back office and the owner's script have separate ones.
    { name: 'office', testMatch: 'office*.spec.ts', use: { baseURL: `http://127.0.0.1:${officePort}` } },
    { name: 'script', testMatch: 'script.spec.ts', use: { baseURL: `http://127.0.0.1:${scriptPort}` } },
  ],
  webServer: [serverAt(port, 'site'), serverAt(officePort, 'office'), serverAt(scriptPort, 'script')],
})

function serverAt(number: number, name: string) {
  return {
    command: 'node server/site.ts',
    cwd: '..',
    url: `http://127.0.0.1:${number}/readyz`,
    timeout: 60_000 * timeoutFactor(),
    env: {
      PORT: String(number),
      // With a known URL, the policy narrows the sources of scripts.
      SITE_URL: `http://127.0.0.1:${number}`,
      DATA_DIR: `${process.env['E2E_DATA']}/${name}`,
      ADMIN_PASSWORD: officePassword,
      RATE_LIMIT_PER_MINUTE: '0',
      TOOLS_RATE_PER_MINUTE: '0',
      LOG_LEVEL: 'warn',
    },
  }
}

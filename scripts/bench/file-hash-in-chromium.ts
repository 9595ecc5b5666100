import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { startProcess } from './load.ts'
import { median, milliseconds, type Row, timeOf } from './measure.ts'
import { algorithmSets, opensslHashes, referenceOf, titleOf, writeRandom } from './openssl-hashes.ts'

const site = 'http://127.0.0.1:8396'

/**
 * Measures hashing this many MiB on the page, with each algorithm and with all seven at once, compared with `openssl
 * dgst`.
 */
export async function benchFileHashInChromium(size = 512): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'file-hash-'))
  const quiet = {
    DATA_DIR: folder,
    RATE_LIMIT_PER_MINUTE: '0',
    LOG_LEVEL: 'silent',
    ADMIN_PASSWORD: 'only-for-this-run',
  }
  const server = await startProcess('server/site.ts', { ...quiet, PORT: '8396' }, `${site}/readyz`)
  const executablePath = process.env['CHROME_BIN'] ?? '/usr/bin/chromium'
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const path = join(folder, 'input.bin')
    writeRandom(path, size)
    const rows: Row[] = []
    for (const chosen of algorithmSets) rows.push(await rowOf(browser, path, chosen, size))
    return rows
  } finally {
    await browser.close()
    await server.stop()
    rmSync(folder, { recursive: true })
  }
}

async function rowOf(browser: Browser, path: string, chosen: readonly string[], size: number): Promise<Row> {
  const [ours, theirs]: [number[], number[]] = [[], []]
  for (let round = 0; round < 3; round++) {
    // A new page each time, as it caches hashes.
    const page = await openPage(browser, chosen)
    const output = page.locator('[data-bench=output]')
    ours.push(
      await timeOf(async () => {
        await page.locator('input[type=file]').first().setInputFiles(path)
        await page.evaluate(untilDone)
      }),
    )
    const shown = (await output.textContent()) ?? ''
    await page.context().close()
    let hashes: string[] = []
    theirs.push(
      await timeOf(() => {
        hashes = opensslHashes(path, chosen)
      }),
    )
    if (!hashes.every((hash) => shown.includes(hash))) throw new Error(`the page and openssl differ in ${chosen}`)
  }
  return {
    what: `file-hash hash, ${titleOf(chosen)}, ${size} MiB, Chromium`,
    ours: milliseconds(median(ours)),
    reference: `${milliseconds(median(theirs))} (${referenceOf(chosen)})`,
    ratio: median(ours) / median(theirs),
    note: 'same hashes; from the choice of the file to the result on the page',
  }
}

/** Opens the page with these algorithms selected. */
async function openPage(browser: Browser, chosen: readonly string[]) {
  const context = await browser.newContext()
  await context.addInitScript((algorithms) => {
    localStorage.setItem('options:file-hash', JSON.stringify({ algorithms }))
  }, chosen)
  const page = await context.newPage()
  await page.goto(`${site}/tools/file-hash`)
  await page.waitForSelector('html[data-hydrated]')
  return page
}

/** Waits within the page, as polling from outside happens only twice a second. */
function untilDone(): Promise<void> {
  const output = document.querySelector<HTMLElement>('[data-bench=output]')
  return new Promise((resolve) => {
    const look = () => output?.dataset['state'] === 'done' && resolve()
    if (output) new MutationObserver(look).observe(output, { attributes: true })
    look()
  })
}

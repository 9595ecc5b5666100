// The library for browsers, loaded from a static server by a page with a strict policy.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { parseSync } from 'vite'
import { bundleForBrowsers, libraryOf } from '../scripts/package/bundle.ts'
import { camelCase } from '../scripts/package/library-modules.ts'
import { serveFolder } from './serve-folder.ts'
import { isLong } from './variants.ts'

/** The maximum size of a tool's module in bytes, with all its static imports. */
const maxBytes = 90_000

const folder = mkdtempSync(join(tmpdir(), 'toolbench-library-'))
const all = readdirSync(join(import.meta.dirname, '../tools'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
const tools = isLong
  ? all
  : ['base64', 'code-formatter', 'file-hash', 'image-converter', 'json-editor', 'qr-generator', 'tts']

const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'"
const headers = () => ({ 'content-security-policy': policy })

const names = tools.map(camelCase)
/** The script of a third-party page. */
const page = [
  ...tools.map((tool) => `import { ${camelCase(tool)} } from ${JSON.stringify(`./${tool}.js`)}`),
  `globalThis.library = { ${names.join(', ')} }`,
].join('\n')

type Call = (input: object) => Promise<Record<string, unknown>>
declare global {
  var library: Record<string, Record<string, Call>>
}

let site: Awaited<ReturnType<typeof serveFolder>>

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  const library = libraryOf(tools, '')
  library.delete('index')
  await bundleForBrowsers(folder, library)
  writeFileSync(join(folder, 'index.html'), '<!doctype html><script type=module src=page.js></script>')
  writeFileSync(join(folder, 'page.js'), page)
  writeFileSync(join(folder, '404.html'), '')
  mkdirSync(join(folder, 'below'))
  writeFileSync(join(folder, 'below/index.html'), '<!doctype html><script type=module src=../page.js></script>')
  site = await serveFolder(folder, '', headers)
})
test.afterAll(() => site.close())

test('a tool’s module is small before one of its operations is called', () => {
  for (const tool of tools) {
    const bytes = [...withImports(join(folder, `${tool}.js`))].reduce((sum, file) => sum + readFileSync(file).length, 0)
    expect(bytes, tool).toBeLessThan(maxBytes)
  }
})

test('every address that a bundler follows is that of a file', () => {
  const addresses = ['chunks', 'assets'].flatMap((part) =>
    readdirSync(join(folder, part))
      .filter((name) => name.endsWith('.js'))
      .flatMap((name) => addressesIn(join(folder, part, name))),
  )
  expect(addresses.length).toBeGreaterThan(5)
  expect(addresses.filter((address) => !existsSync(address))).toEqual([])
})

test('operations run in a page with a strict policy', async ({ page }) => {
  const faults: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && faults.push(message.text())))
  page.on('pageerror', (error) => void faults.push(String(error)))
  await page.goto(`${site.address}/`)

  expect(await call(page, 'base64', 'encode', { text: '你好' })).toMatchObject({ base64: '5L2g5aW9' })
  expect(await call(page, 'jsonEditor', 'format', { json: '{"a":1}' })).toMatchObject({ json: '{\n  "a": 1\n}' })
  // Its file exports it under another name.
  expect(await call(page, 'jsonEditor', 'unescape', { json: '{"a":"[1]"}' })).toMatchObject({ count: 1 })
  expect(await call(page, 'codeFormatter', 'format', { code: 'a  =1', language: 'javascript' })).toMatchObject({
    code: 'a = 1;\n',
  })
  const hashed = await call(page, 'fileHash', 'hashText', { text: 'abc', algorithms: ['SHA-256'] })
  expect(hashed).toMatchObject({
    hashes: [{ hash: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad' }],
  })
  const failure = await call(page, 'base64', 'decode', { base64: '*' })
  expect(failure).toMatchObject({ failed: true, code: 'invalidBase64' })
  const unfit = await call(page, 'base64', 'encode', {})
  expect(unfit).toMatchObject({ failed: true, code: 'invalidInput', issues: [{ field: 'text' }] })
  expect(faults).toEqual([])
})

test('operations take and return files, with WebAssembly too', async ({ page }) => {
  await page.goto(`${site.address}/`)
  const made = await page.evaluate(async () => {
    const of = (tool: string, operation: string, input: object) => globalThis.library[tool]?.[operation]?.(input)
    const code = await of('qrGenerator', 'generate', { text: 'two doors', format: 'png', size: 200 })
    const converted = await of('imageConverter', 'convert', { file: code?.['file'], format: 'webp' })
    const read = await of('qrGenerator', 'read', { file: converted?.['file'] })
    const file = converted?.['file']
    if (!(file instanceof File)) throw new Error('Nothing was converted')
    const bytes = await file.bytes()
    return { start: new TextDecoder().decode(bytes.slice(8, 12)), texts: read?.['texts'] }
  })
  expect(made).toEqual({ start: 'WEBP', texts: ['two doors'] })
})

test('text is spoken, and a recorded voice is said to be missing', async ({ page }) => {
  await page.goto(`${site.address}/below/`)
  expect(await call(page, 'tts', 'speak', { text: 'Two doors' })).toMatchObject({ seconds: expect.closeTo(1, 0) })
  const missing = { code: 'voicesNotLoaded', message: expect.stringContaining('flite.wasm') }
  expect(await call(page, 'tts', 'speak', { text: 'Two doors', voice: 'slt' })).toMatchObject(missing)
  // Some servers answer a missing file with the page.
  await page.route('**/flite.wasm', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
  expect(await call(page, 'tts', 'speak', { text: 'Two doors', voice: 'slt' })).toMatchObject(missing)
})

/** Calls an operation within the page; returns the fields of an error. */
async function call(page: Page, tool: string, operation: string, input: object): Promise<Record<string, unknown>> {
  return await page.evaluate(
    async ([tool, operation, input]) => {
      try {
        return (await globalThis.library[tool]?.[operation]?.(input)) ?? {}
      } catch (error) {
        const { code, issues, message } = error as Error & { code: string; issues: unknown }
        return { failed: true, code, issues, message }
      }
    },
    [tool, operation, input] as const,
  )
}

/** Lists the files that a script addresses relative to itself. */
function addressesIn(script: string): string[] {
  const matches = readFileSync(script, 'utf8').matchAll(/new URL\(\s*([`'"])([^`'"$]*)\1,\s*import\.meta\.url/g)
  return [...matches].map(([, , address = '']) => join(dirname(script), address))
}

/** Returns a file with all its static imports. */
function withImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const { staticImports, staticExports } = parseSync(file, readFileSync(file, 'utf8')).module
  const named = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
  ]
  for (const each of named) withImports(join(dirname(file), each), seen)
  return seen
}

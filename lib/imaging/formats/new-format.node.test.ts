// Adding a format takes a new folder and nothing else: tests this with a copy of the code.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const copy = mkdtempSync(join(tmpdir(), 'new-format-'))
afterAll(() => rmSync(copy, { recursive: true }))

beforeAll(() => {
  const isCode = (path: string) => !/[\\/]fixtures$|\.test\.tsx?$/.test(path)
  for (const path of ['package.json', 'kit', 'lib', 'tools/image-converter']) {
    cpSync(join(root, path), join(copy, path), { recursive: true, filter: isCode })
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  cpSync(join(import.meta.dirname, 'fixtures/ppm'), join(copy, 'lib/imaging/formats/ppm'), { recursive: true })
  cpSync(join(import.meta.dirname, 'fixtures/use-new-format.ts'), join(copy, 'use-new-format.ts'))
})

const run = (file: string) => JSON.parse(execFileSync(process.execPath, [join(copy, file)], { encoding: 'utf8' }))

const expected = {
  head: 'P6\n2 2\n255\n',
  identified: ['ppm', 2, 2],
  summary: { format: 'ppm', size: { width: 2, height: 2 } },
  pixels: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 9, 9, 9, 255],
  offered: ['ppm', 'ppm'],
  label: { ppm: 'PPM' },
  choices: [true, true],
  words: ['PPM', 'PPM'],
  recognized: 1,
  there: ['dots.png', 'ppm', 'png'],
  back: ['dots.ppm', 'image/x-portable-pixmap', 'png', 'ppm'],
  isSame: true,
}

test('Node finds the new folder in the sources', () => {
  expect(run('use-new-format.ts')).toEqual(expected)
})

test('a Vite bundle includes the new folder', async () => {
  await build({
    configFile: false,
    logLevel: 'error',
    root: copy,
    build: { ssr: 'use-new-format.ts', rolldownOptions: { output: { entryFileNames: 'bundled.mjs' } } },
  })
  expect(run('dist/bundled.mjs')).toEqual(expected)
})

import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { toolbench } from './fixtures/toolbench.ts'

const root = mkdtempSync(join(tmpdir(), 'for-each-'))
let folder = root
beforeEach(() => {
  folder = mkdtempSync(join(root, 'test-'))
  for (const name of ['a', 'b']) writeFileSync(join(folder, `${name}.svg`), svg)
})
afterAll(() => rmSync(root, { recursive: true }))

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><!-- said --><path d="M0 0h1v1z"/></svg>'

const compressInto = (output: string, ...more: string[]) =>
  toolbench(['image-compress', 'compress', join(folder, 'a.svg'), join(folder, 'b.svg'), '-o', output, ...more])

test('a folder that ends in a slash is made, in one that exists', async () => {
  expect(await compressInto(join(folder, 'small/'))).toMatchObject({ code: 0, stdout: '', stderr: '' })
  expect(readdirSync(join(folder, 'small'))).toEqual(['a.svg', 'b.svg'])
})

test('a single file goes into such a new folder too', async () => {
  const small = join(folder, 'small')
  const said = await toolbench(['image-compress', 'compress', join(folder, 'a.svg'), '-o', `${small}/`])
  expect(said).toMatchObject({ code: 0, stdout: '', stderr: '' })
  expect(readdirSync(small)).toEqual(['a.svg'])
})

test('any other folder that is not there is refused, with what to write', async () => {
  for (const output of ['small', 'none/small/', 'a.svg/', 'a.svg']) {
    const { code, stderr } = await compressInto(join(folder, output))
    expect([output, code, stderr]).toEqual([
      output,
      2,
      expect.stringMatching(/^[^\n]+a slash at its end: -o small\/\n$/),
    ])
    expect((await compressInto(join(folder, output), '--lng', 'zh')).stderr).toMatch(/以斜杠结尾：-o small\/\n$/)
  }
  expect(existsSync(join(folder, 'small'))).toBe(false)
  expect(readdirSync(folder)).toEqual(['a.svg', 'b.svg'])
})

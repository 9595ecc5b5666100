import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundleForNode } from './bundle.ts'

const folder = mkdtempSync(join(tmpdir(), 'bundle-'))
beforeAll(() => bundleForNode(folder, ['practice-wubi'], new Map()))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the watchdog of a run ends it at its deadline', () => {
  const program = `
    const { Worker } = require('node:worker_threads')
    const deadline = new BigInt64Array(new SharedArrayBuffer(8))
    deadline[0] = process.hrtime.bigint()
    const workerData = { parentPid: process.ppid, folder: '', maxBytes: 2 ** 40, deadline }
    new Worker(process.argv[1], { workerData })`
  const { signal, stderr } = spawnSync(process.execPath, ['-e', program, join(folder, 'server/pool/watchdog.js')])
  expect([signal, stderr.toString()]).toEqual(['SIGALRM', ''])
})

test('the tables that a tool reads beside its code are in the package', () => {
  const table = 'tools/practice-wubi/table/words.txt'
  expect(readFileSync(join(folder, table), 'utf8')).toBe(
    readFileSync(join(import.meta.dirname, '../..', table), 'utf8'),
  )
})

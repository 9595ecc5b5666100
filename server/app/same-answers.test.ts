// The same sample gives the same answer in every interface: every sample over HTTP; over MCP and on the command line,
// which share the code that leads to the operation, the first of each operation, and all of them in the nightly run.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Client } from '@modelcontextprotocol/client'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type LoadedTool, loadEveryTool } from '#core/load-tools.node.ts'
import type { Operation } from '#kit/operation.ts'
import { perform } from '#kit/perform.ts'
import type { Sample } from '#kit/samples.ts'
import { isLong } from '#lib/fixtures/runs.ts'
import { scaledTimeout } from '#lib/fixtures/scaled-timeout.ts'
import { isTestedInFull } from '#lib/fixtures/selected-tools.ts'
import { writeFiles } from '#lib/json-files.node.ts'
import { openPool } from '../pool/pool.ts'
import { connect } from '../tools-api/fixtures/connect.ts'
import { openApp } from '../tools-api/fixtures/open-app.ts'

interface Case {
  name: string
  tool: LoadedTool
  operation: Operation
  sample: Sample<object, object>
  /** Whether it is run over HTTP only, since another sample of its operation is run in every interface. */
  isHttpOnly: boolean
}

const tools = (await loadEveryTool()).filter(({ id }) => isTestedInFull(id))
const cases = tools.flatMap((tool) =>
  Object.entries(tool.operations).flatMap(([exported, operation]) =>
    (tool.samples[exported] ?? []).map((sample, index): Case => {
      const name = `${tool.id} ${operation.name}: ${sample.title.en}`
      return { name, tool, operation, sample, isHttpOnly: index > 0 && !isLong }
    }),
  ),
)

const folder = mkdtempSync(join(tmpdir(), 'same-answers-test-'))
let app: FastifyInstance
let client: Client
const answers = new Map<Case, Printed>()

beforeAll(async () => {
  const shares = [0, 1].map((share) => cases.filter(({ isHttpOnly }, index) => !isHttpOnly && index % 2 === share))
  await Promise.all(shares.map((share) => runCommands(share, answers)))
  // The time limit is generous, as it is not what is tested here.
  const pool = await openPool({ seconds: scaledTimeout(60) })
  app = await openApp({ tools, pool, maxBody: 2 ** 26 })
  client = await connect(app)
})
afterAll(async () => {
  await client.close()
  await app.close()
  rmSync(folder, { recursive: true })
})

describe.each(cases)('$name', (one) => {
  const { tool, operation, sample } = one
  const expected = performed(one)

  test('over HTTP', async () => {
    const url = `/v1/tools/${tool.id}/${operation.name}`
    const answer = await app.inject({ method: 'POST', url, payload: Object(await writeFiles(sample.input)) })
    expect(answer.json()).toMatchObject({ code: 200, msg: 'success' })
    expect(settled(sample, answer.json().data)).toEqual(await expected())
  })

  if (one.isHttpOnly) return

  test('over MCP', async () => {
    const args = z.record(z.string(), z.unknown()).parse(await writeFiles(sample.input))
    const { isError, structuredContent } = await client.callTool({
      name: `${tool.id}_${operation.name}`,
      arguments: args,
    })
    expect(isError).toBeFalsy()
    expect(settled(sample, structuredContent)).toEqual(await expected())
  })

  test('on the command line', async () => {
    const { code, stdout, stderr } = answers.get(one) ?? {}
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(settled(sample, JSON.parse(stdout ?? ''))).toEqual(await expected())
  })
})

/** The output of the operation itself, as JSON; computed once. */
function performed({ operation, sample }: Case): () => Promise<unknown> {
  let answer: Promise<unknown> | undefined
  const work = async () =>
    settled(sample, JSON.parse(JSON.stringify(await writeFiles(await perform(operation, sample.input)))))
  return () => (answer ??= work())
}

/** An output without what varies from run to run. */
const settled = ({ varies = [] }: Sample<object, object>, output: unknown) =>
  Object.fromEntries(Object.entries(Object(output)).filter(([field]) => !varies.some((name) => name === field)))

/** Runs commands one after the other in one child process, and records what each prints. */
async function runCommands(share: Case[], answers: Map<Case, Printed>): Promise<void> {
  const script = join(import.meta.dirname, '../../cli/fixtures/commands.ts')
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  for (const one of share) {
    child.stdin.write(`${JSON.stringify(await commandOf(one))}\n`)
    answers.set(one, printed.parse(JSON.parse(String((await lines.next()).value))))
  }
  child.stdin.end()
}

const printed = z.object({ code: z.int(), stdout: z.string(), stderr: z.string() })
type Printed = z.output<typeof printed>

/** Writes a sample's input as command-line arguments: every field by its name, files as paths. */
async function commandOf({ tool, operation, sample }: Case): Promise<{ args: string[] }> {
  const options = Object.entries(sample.input).map(async ([name, value]) => {
    const values: unknown[] = Array.isArray(value) && value.every(isSaidAlone) ? value : [value]
    return (await Promise.all(values.map(wordOf))).map((word) => `--${name}=${word}`)
  })
  return { args: [tool.id, operation.name, ...(await Promise.all(options)).flat(), '--json'] }
}

const isSaidAlone = (value: unknown): boolean => typeof value === 'string' || value instanceof File

async function wordOf(value: unknown): Promise<string> {
  if (typeof value === 'string') return value.replace(/^@/, '@@')
  if (!(value instanceof File)) return JSON.stringify(value)
  const path = join(mkdtempSync(join(folder, 'file-')), value.name)
  writeFileSync(path, await value.bytes())
  return path
}

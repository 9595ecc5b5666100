import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readSiteConfig } from '../site-config/read-site-config.ts'
import type { Database } from '../store/open-sqlite.ts'

interface Options {
  /** A separate connection to the database that the writers write to. */
  database: Database
  /** The environment of the writers: DATA_DIR or DATABASE_URL. */
  variables: Record<string, string>
  /** An administrator's token. */
  token: string
  rounds: number
  /** Random numbers, 0 to 1. */
  random: () => number
  /** Called while a writer writes, before it is killed; can crash the database, for example. */
  disturb?: (round: number) => Promise<void>
}

/** Both lists are empty when nothing was lost. */
export interface Findings {
  acknowledged: number
  lost: string[]
  /** Times at which one section had been changed and the other had not. */
  tornUpdates: string[]
}

/** Kills a writing process with SIGKILL repeatedly, and checks each time that all acknowledged writes are there. */
export async function killWriters({ database, variables, token, rounds, random, disturb }: Options): Promise<Findings> {
  const findings: Findings = { acknowledged: 0, lost: [], tornUpdates: [] }
  let next = 1
  for (let round = 0; round < rounds; round++) {
    const writer = startWriter(variables, token, next)
    await writer.hasWritten
    const until = Date.now() + random() * 120
    while (Date.now() < until) {
      findings.tornUpdates.push(...(await findTornUpdates(database)))
      await sleep(5)
    }
    await disturb?.(round)
    await writer.kill()
    findings.tornUpdates.push(...(await findTornUpdates(database)))
    findings.lost.push(...(await findLostUpdates(database, writer.acknowledged)))
    findings.acknowledged += writer.acknowledged.length
    next = Math.max(next, ...writer.acknowledged.map((line) => Number(line.split(' ')[1]))) + 2
    // Stays below the maximum number of records of a kind.
    await database.deleteFrom('data_list').execute()
  }
  return findings
}

function startWriter(variables: Record<string, string>, token: string, first: number) {
  const file = join(import.meta.dirname, 'writer.ts')
  const child = spawn('node', [file, token, String(first)], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout.setEncoding('utf8')
  const hasWritten = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      text += chunk
      resolve()
    })
    child.once('exit', (code) => (text === '' ? reject(new Error(`The writer ended with ${code}`)) : resolve()))
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  return {
    hasWritten,
    get acknowledged() {
      return text.split('\n').filter((line) => /^\w+ \d+$/.test(line))
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

async function findTornUpdates(database: Database): Promise<string[]> {
  const config = await readSiteConfig(database).catch(() => undefined)
  if (!config || config.site_info.site_title === config.site_seo.meta_title) return []
  return [`${config.site_info.site_title} and ${config.site_seo.meta_title}`]
}

async function findLostUpdates(database: Database, acknowledged: string[]): Promise<string[]> {
  const { site_info } = await readSiteConfig(database)
  const rows = await database.selectFrom('data_list').select('key').execute()
  const keys = new Set(rows.map(({ key }) => key))
  return acknowledged.filter((line) => {
    const [what, number = ''] = line.split(' ')
    return what === 'config' ? Number(site_info.site_title) < Number(number) : !keys.has(number)
  })
}

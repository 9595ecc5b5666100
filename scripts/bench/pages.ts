import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Load, measureLoad, startProcess } from './load.ts'
import type { Row } from './measure.ts'

const connections = 64
const seconds = 10

const asked: [string, Record<string, string>][] = [
  ['/', {}],
  ['/', { 'accept-encoding': 'gzip, br' }],
  ['/tools/base64', { 'accept-encoding': 'gzip, br' }],
  ['/v1/site_config/all', {}],
]

/**
 * Measures requests of cached pages and the public configuration over loopback, compared with a bare Fastify that
 * answers "hello" with the same headers.
 */
export async function benchPages(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'))
  const quiet = {
    DATA_DIR: folder,
    RATE_LIMIT_PER_MINUTE: '0',
    LOG_LEVEL: 'silent',
    ADMIN_PASSWORD: 'only-for-this-run',
  }
  const site = await startProcess('server/site.ts', { ...quiet, PORT: '8397' }, 'http://127.0.0.1:8397/readyz')
  const HEADERS = JSON.stringify(await Promise.all(asked.map(headersOf)))
  const bare = await startProcess('scripts/bench/hello.ts', { PORT: '8398', HEADERS }, 'http://127.0.0.1:8398/0')
  try {
    const rows: Row[] = []
    for (const [index, [path, headers]] of asked.entries()) {
      const reference = await measureLoad(`http://127.0.0.1:8398/${index}`, { connections, seconds })
      const ours = await measureLoad(`http://127.0.0.1:8397${path}`, { connections, seconds, headers })
      rows.push({
        what: `GET ${path}${headers['accept-encoding'] ? ', compressed' : ''}, ${connections} connections`,
        ours: formatLoad(ours),
        reference: `${formatLoad(reference)} (bare Fastify, same headers)`,
        ratio: reference.perSecond / ours.perSecond,
        note: `${seconds} s, ${ours.errors} errors; the client shares the two cores`,
      })
    }
    return rows
  } finally {
    await Promise.all([site.stop(), bare.stop()])
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Returns the headers of our answer, for the reference to send too. */
async function headersOf([path, headers]: (typeof asked)[number]): Promise<Record<string, string>> {
  const answer = await fetch(`http://127.0.0.1:8397${path}`, { headers })
  await answer.arrayBuffer()
  return Object.fromEntries([...answer.headers].filter(([name]) => !ofContent.test(name)))
}

const ofContent = /^(content-(length|encoding|type)|date|connection|keep-alive|transfer-encoding)$/

const formatLoad = ({ perSecond, p50, p99 }: Load): string => `${perSecond.toFixed(0)}/s, p50 ${p50} ms, p99 ${p99} ms`

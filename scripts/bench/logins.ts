import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureLoad, startProcess } from './load.ts'
import { compareTimes, milliseconds, type Row } from './measure.ts'

const site = 'http://127.0.0.1:8399'

/**
 * Measures whether the time of a failed login reveals which users exist, and how many concurrent logins affect other
 * requests.
 */
export async function benchLogins(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'logins-'))
  const variables = {
    PORT: '8399',
    DATA_DIR: folder,
    RATE_LIMIT_PER_MINUTE: '0',
    LOG_LEVEL: 'silent',
    TRUST_PROXY: 'loopback',
    ADMIN_PASSWORD: 'only-for-this-run',
  }
  const server = await startProcess('server/site.ts', variables, `${site}/readyz`)
  try {
    const times = await compareTimes(
      60,
      () => logIn('nobody-of-this-name'),
      () => logIn('admin'),
    )
    const calm = await measureLoad(`${site}/`, { connections: 8, seconds: 5 })
    let isOver = false
    const crowd = Array.from({ length: 40 }, async () => {
      while (!isOver) await logIn('admin')
    })
    const crowded = await measureLoad(`${site}/`, { connections: 8, seconds: 5 })
    isOver = true
    await Promise.all(crowd)
    return [
      {
        what: 'Failed login, a name that nobody has',
        ours: milliseconds(times.ours),
        reference: `${milliseconds(times.reference)} (a wrong password)`,
        ratio: times.ours / times.reference,
        note: 'medians of 60',
      },
      {
        what: 'GET /, 8 connections, while 40 clients log in without pause',
        ours: `${crowded.perSecond.toFixed(0)}/s, p99 ${crowded.p99} ms`,
        reference: `${calm.perSecond.toFixed(0)}/s, p99 ${calm.p99} ms (nobody logs in)`,
        ratio: calm.perSecond / crowded.perSecond,
        note: `${crowded.errors} errors; two hashes at once on two cores`,
      },
    ]
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

let last = 0

/** Tries a wrong password, from a different address each time to avoid lockouts. */
async function logIn(username: string): Promise<void> {
  last++
  const address = `10.${(last >> 16) & 255}.${(last >> 8) & 255}.${last & 255}`
  const answer = await fetch(`${site}/v1/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ username, password: 'not the password' }),
  })
  if (answer.status !== 401) throw new Error(`The login answered ${answer.status}`)
  await answer.arrayBuffer()
}

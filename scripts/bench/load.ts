import { spawn } from 'node:child_process'
import { join } from 'node:path'
import autocannon from 'autocannon'

const root = join(import.meta.dirname, '../..')

/** The result of a load test of one address; times in milliseconds. */
export interface Load {
  perSecond: number
  p50: number
  p99: number
  /** Failed connections, and answers other than 2xx. */
  errors: number
}

export interface LoadOptions {
  connections: number
  seconds: number
  /**
   * Ends after this many answers instead of a time, so that no run is aborted, which would cost the next one a new
   * process.
   */
  answers?: number
  headers?: Record<string, string>
  /** The body to POST; without it, requests are GET. */
  body?: string
}

/** Load-tests a URL over several connections, each sending its next request after an answer. */
export async function measureLoad(
  url: string,
  { connections, seconds, answers, headers = {}, body }: LoadOptions,
): Promise<Load> {
  const asked = { url, connections, headers, ...(body !== undefined && { method: 'POST' as const, body }) }
  await autocannon({ ...asked, ...(answers ? { amount: connections * 2 } : { duration: 2 }) })
  const measured = await autocannon({
    ...asked,
    ...(answers ? { amount: answers, sampleInt: 20 } : { duration: seconds }),
  })
  const { requests, latency, errors, non2xx, duration } = measured
  const perSecond = answers ? answers / duration : requests.average
  return { perSecond, p50: latency.p50, p99: latency.p99, errors: errors + non2xx }
}

/** Starts one of our files as a server process and waits until it answers. */
export async function startProcess(file: string, variables: Record<string, string>, url: string) {
  const process_ = spawn('node', [file], { cwd: root, env: { ...process.env, ...variables }, stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => process_.once('exit', () => resolve()))
  await untilUp(url)
  return {
    pid: process_.pid,
    stop: () => {
      process_.kill('SIGTERM')
      return ended
    },
  }
}

async function untilUp(url: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} never answered`)
}

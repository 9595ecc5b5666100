import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { describeStartFailure } from './describe-start-failure.ts'
import { UsageError } from './usage-error.ts'

const settings = { HOST: 'a.example', PORT: 80, DATA_DIR: '/proc/x' }

async function listenAt(host: string): Promise<unknown> {
  const server = createServer()
  const failed = once(server, 'error')
  server.listen(0, host)
  return (await failed)[0]
}

function failureOf(work: () => unknown): unknown {
  try {
    return work()
  } catch (error) {
    return error
  }
}

const system = (code: string, syscall: string) => Object.assign(new Error(code), { code, syscall })

const noAddress = {
  en: 'This machine has no address a.example: choose another with --host, such as 127.0.0.1 or 0.0.0.0',
  zh: '本机没有地址 a.example：请用 --host 选择其他地址，例如 127.0.0.1 或 0.0.0.0',
}
const noFolder = {
  en: 'The folder /proc/x cannot be written to: choose another with --data',
  zh: '无法写入文件夹 /proc/x：请用 --data 选择其他文件夹',
}

test.each([
  // An address for documentation (RFC 5737), which no machine has.
  ['an address of another machine', () => listenAt('192.0.2.1'), noAddress],
  ['a name without an address', () => system('ENOTFOUND', 'getaddrinfo'), noAddress],
  ['a name that cannot be looked up', () => system('EAI_AGAIN', 'getaddrinfo'), noAddress],
  [
    'a port that is taken',
    () => system('EADDRINUSE', 'listen'),
    {
      en: 'Something else listens on a.example:80: choose another port with --port',
      zh: 'a.example:80 已被占用：请用 --port 选择其他端口',
    },
  ],
  [
    'a port for the administrator alone',
    () => system('EACCES', 'listen'),
    {
      en: 'This user may not listen on port 80: choose one from 1024 up with --port',
      zh: '当前用户无权监听端口 80：请用 --port 选择 1024 或更大的端口',
    },
  ],
  ['a folder that cannot be made', () => failureOf(() => mkdirSync('/proc/x')), noFolder],
  ['a folder that may not be written to', () => system('EACCES', 'mkdir'), noFolder],
])('says why the site cannot start, and what to do: %s', async (_, fail, sentence) => {
  const failure = describeStartFailure(await fail(), settings)
  expect(failure).toBeInstanceOf(UsageError)
  expect(failure).toMatchObject({ sentence })
})

test.each([
  system('ECONNREFUSED', 'connect'),
  // Another folder of the same disk would not help.
  system('ENOSPC', 'mkdir'),
])('leaves other failures as they are: %s', (error) => {
  expect(describeStartFailure(error, settings)).toBe(error)
})

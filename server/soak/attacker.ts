// Attacks from one address until its process is ended, and reports every outcome. The requests are some that once
// overloaded a server.
import { ask, holdOpen } from './client.ts'

const mebibyte = 2 ** 20
const json = (value: unknown): string => JSON.stringify(value)

/** Two megabytes of superfluous numbers; a body with 990,000 fields. */
const zeros = `{"jsonrpc":"2.0","id":1,"method":"ping","params":{"a":[${'0,'.repeat(mebibyte)}0]}}`
const names = `{${Array.from({ length: 990_000 }, (_, index) => `"k${index}":0`).join(',')}}`

/** A hundred thousand matches with eight groups each; an answer of 120 MB. */
const matches = json({ pattern: '(a)(a)(a)(a)(a)(a)(a)(a)', text: 'a'.repeat(800_000), limit: 100_000 })
const replaced = json({ pattern: 'a', text: 'a'.repeat(100_000), replacement: 'x'.repeat(1200) })

const spellings = ['/%6cogin', '/login/../tools/base64', '/./admin', '//login', '/login%20', '/%ff', '/nope']

const [, , portArgument, from = ''] = process.argv
const port = Number(portArgument)

const post = (path: string, body: string) => () => ({ method: 'POST', path, body })
await Promise.all([
  ...repeatedly(2, post('/mcp', zeros)),
  ...repeatedly(2, post('/v1/tools/base64/encode', names)),
  ...repeatedly(2, post('/v1/tools/regex-tester/test', matches)),
  ...repeatedly(2, post('/v1/tools/regex-tester/replace', replaced)),
  ...repeatedly(4, (count) => ({ path: spellings[count % spellings.length] ?? '/' })),
  ...holdRequestsOpen(10, {
    method: 'POST',
    path: '/v1/tools/base64/encode',
    length: 31 * mebibyte,
    body: `{"text":"${'a'.repeat(8 * mebibyte)}`,
  }),
  ...holdRequestsOpen(3, { method: 'POST', path: '/v1/tools/regex-tester/replace', body: replaced }),
])

type RequestOptions = Omit<Parameters<typeof ask>[1], 'from'>

/** Sends requests in this many concurrent loops. */
function repeatedly(times: number, request: (count: number) => RequestOptions): Promise<never>[] {
  return Array.from({ length: times }, async () => {
    for (let count = 0; ; count++) {
      process.send?.(await ask(port, { from, ...request(count) }))
      await pause(20)
    }
  })
}

/** Holds this many requests open: their bodies never end, or their answers are not read. */
function holdRequestsOpen(times: number, request: RequestOptions): Promise<never>[] {
  return Array.from({ length: times }, async () => {
    for (;;) {
      await holdOpen(port, { from, ...request }, 15_000)
      await pause(20)
    }
  })
}

/** Yields to the other clients in this process's thread. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

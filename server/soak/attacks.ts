// What was tried against a server that gave way once: one list for each of four addresses, all at the same time.
import { ask, hold, type Outcome } from './client.ts'

const mebibyte = 2 ** 20
const json = (value: unknown): string => JSON.stringify(value)

/** Two megabytes of numbers that nobody asked for; a body of nothing but names. */
const zeros = `{"jsonrpc":"2.0","id":1,"method":"ping","params":{"a":[${'0,'.repeat(mebibyte)}0]}}`
const names = `{${Array.from({ length: 990_000 }, (_, index) => `"k${index}":0`).join(',')}}`

/** A hundred thousand matches with eight groups each; an answer of 120 MB. */
const matches = json({ pattern: '(a)(a)(a)(a)(a)(a)(a)(a)', text: 'a'.repeat(800_000), limit: 100_000 })
const replaced = json({ pattern: 'a', text: 'a'.repeat(100_000), replacement: 'x'.repeat(1200) })

const spellings = ['/%6cogin', '/login/../tools/base64', '/./admin', '//login', '/login%20', '/%ff', '/nope']

interface Attack {
  port: number
  from: string
  /** Whether the attack goes on. */
  goesOn: () => boolean
  onOutcome: (outcome: Outcome) => void
}

/** Does everything on the list from one address, again and again, as long as `goesOn` says so. */
export async function attack(options: Attack): Promise<void> {
  const post = (path: string, body: string) => () => ({ method: 'POST', path, body })
  await Promise.all([
    ...again(options, 2, post('/mcp', zeros)),
    ...again(options, 2, post('/v1/tools/base64/encode', names)),
    ...again(options, 2, post('/v1/tools/regex-tester/test', matches)),
    ...again(options, 2, post('/v1/tools/regex-tester/replace', replaced)),
    ...again(options, 4, (count) => ({ path: spellings[count % spellings.length] ?? '/' })),
    ...holdOn(options, 10, {
      method: 'POST',
      path: '/v1/tools/base64/encode',
      length: 31 * mebibyte,
      body: `{"text":"${'a'.repeat(8 * mebibyte)}`,
    }),
    ...holdOn(options, 3, { method: 'POST', path: '/v1/tools/regex-tester/replace', body: replaced }),
  ])
}

type RequestOptions = Omit<Parameters<typeof ask>[1], 'from'>

/** So many at once, each asking again when it has its answer. */
const again = ({ port, from, goesOn, onOutcome }: Attack, times: number, request: (count: number) => RequestOptions) =>
  Array.from({ length: times }, async () => {
    for (let count = 0; goesOn(); count++) {
      onOutcome(await ask(port, { from, ...request(count) }))
      await pause(20)
    }
  })

/** So many at once that send no end, or read no answer. */
const holdOn = ({ port, from, goesOn }: Attack, times: number, request: RequestOptions) =>
  Array.from({ length: times }, async () => {
    while (goesOn()) {
      await hold(port, { from, ...request }, 15_000)
      await pause(20)
    }
  })

/** Lets the clients of this process breathe: they share its one thread. */
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

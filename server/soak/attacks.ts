// What was tried against a server that gave way once: one list for each of four addresses, all at the same time.
import { ask, type Heard, hold } from './client.ts'

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
  heard: (heard: Heard) => void
}

/** Does everything on the list from one address, again and again, until it is told to stop. */
export async function attack(given: Attack): Promise<void> {
  const post = (path: string, body: string) => () => ({ method: 'POST', path, body })
  await Promise.all([
    ...again(given, 2, post('/mcp', zeros)),
    ...again(given, 2, post('/v1/tools/base64/encode', names)),
    ...again(given, 2, post('/v1/tools/regex-tester/test', matches)),
    ...again(given, 2, post('/v1/tools/regex-tester/replace', replaced)),
    ...again(given, 4, (count) => ({ path: spellings[count % spellings.length] ?? '/' })),
    ...holdOn(given, 10, {
      ...{ method: 'POST', path: '/v1/tools/base64/encode', length: 31 * mebibyte },
      body: `{"text":"${'a'.repeat(8 * mebibyte)}`,
    }),
    ...holdOn(given, 3, { method: 'POST', path: '/v1/tools/regex-tester/replace', body: replaced }),
  ])
}

type Asked = Omit<Parameters<typeof ask>[1], 'from'>

/** So many at once, each asking again when it has its answer. */
const again = ({ port, from, goesOn, heard }: Attack, times: number, asked: (count: number) => Asked) =>
  Array.from({ length: times }, async () => {
    for (let count = 0; goesOn(); count++) {
      heard(await ask(port, { from, ...asked(count) }))
      await pause(20)
    }
  })

/** So many at once that send no end, or read no answer. */
const holdOn = ({ port, from, goesOn }: Attack, times: number, asked: Asked) =>
  Array.from({ length: times }, async () => {
    while (goesOn()) {
      await hold(port, { from, ...asked }, 15_000)
      await pause(20)
    }
  })

/** Lets the clients of this process breathe: they share its one thread. */
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

import { jwtVerify, SignJWT } from 'jose'
import { v4 } from 'uuid'
import { perform } from '#kit/perform.ts'
import { next } from '#tools/cron/operations.ts'
import { verify } from '#tools/jwt/operations.ts'
import { generate } from '#tools/uuid/operations.ts'
import { compareTimes, milliseconds, type Row } from './measure.ts'

/** Measures small computations: 10,000 UUIDs, a token's signature, the next 29 February. */
export const benchIdentifiers = async (): Promise<Row[]> => [
  await rowOfUuids(),
  await rowOfToken(),
  await rowOfLeapDay(),
]

async function rowOfUuids(count = 10_000): Promise<Row> {
  const times = await compareTimes(
    9,
    () => perform(generate, { kind: 'v4', count }),
    () => Array.from({ length: count }, () => v4()).join('\n'),
  )
  return {
    what: 'uuid generate, 10,000 of version 4',
    ours: milliseconds(times.ours),
    reference: `${milliseconds(times.reference)} (uuid)`,
    ratio: times.ours / times.reference,
  }
}

async function rowOfToken(): Promise<Row> {
  const key = 'a key of thirty-two bytes or more, as RFC 7518 asks for'
  const secret = new TextEncoder().encode(key)
  const token = await new SignJWT({ name: 'Ada' })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('1y')
    .sign(secret)
  const { isValid } = await perform(verify, { token, key })
  if (!isValid) throw new Error('jwt refuses what jose has signed')
  const times = await compareTimes(
    99,
    () => perform(verify, { token, key }),
    () => jwtVerify(token, secret),
  )
  return {
    what: 'jwt verify, HS256',
    ours: milliseconds(times.ours),
    reference: `${milliseconds(times.reference)} (jose alone)`,
    ratio: times.ours / times.reference,
    note: 'ours names every check in two languages, and finds out what form the key has',
  }
}

async function rowOfLeapDay(): Promise<Row> {
  const from = '2096-03-01T00:00:00Z'
  let [ours, theirs] = ['', '']
  const times = await compareTimes(
    9,
    async () => {
      const { runs } = await perform(next, { expression: '0 0 29 2 *', timeZone: 'UTC', from, count: 1 })
      ours = runs[0]?.time.slice(0, 10) ?? ''
    },
    () => {
      const day = new Date(from)
      while (day.getUTCMonth() !== 1 || day.getUTCDate() !== 29) day.setUTCDate(day.getUTCDate() + 1)
      theirs = day.toISOString().slice(0, 10)
    },
  )
  if (ours !== theirs) throw new Error(`cron runs on ${ours}, a walk over the days finds ${theirs}`)
  return {
    what: 'cron next, 29 February after 2096: eight years on',
    ours: milliseconds(times.ours),
    reference: `${milliseconds(times.reference)} (a walk over the days)`,
    ratio: times.ours / times.reference,
    note: 'ours reads the expression, knows zones and says how long it is until then',
  }
}

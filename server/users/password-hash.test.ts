import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import type { Argon2Input } from './argon2-worker.ts'
import { passwordCost } from './password-cost.ts'
import { argon2id, argon2idInWorker, hashPassword, limitConcurrency, verifyPassword } from './password-hash.ts'

test('a hash has the cost that OWASP recommends unless the tests’ import condition is set', async () => {
  expect(passwordCost).toEqual({ memory: 19_456, passes: 2, parallelism: 1 })
  const print = "console.log(JSON.stringify((await import('#server/users/password-cost.ts')).passwordCost))"
  const outside = execFileSync(process.execPath, ['--input-type=module', '--eval', print], { encoding: 'utf8' })
  expect(JSON.parse(outside)).toEqual(passwordCost)
})

test('a password matches only its own hash, and no two hashes are equal', async () => {
  const [one, two] = [await hashPassword('engine'), await hashPassword('engine')]
  expect(one).not.toBe(two)
  expect(await verifyPassword('engine', one)).toEqual({ fits: true, isStale: false })
  expect((await verifyPassword('Engine', one)).fits).toBe(false)
})

test('a hash of another program is verified', async () => {
  // Output of the reference implementation (RFC 9106) for "password" and "somesalt" with -id -t 2 -m 16 -p 1.
  const reference = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
  expect(await verifyPassword('password', reference)).toEqual({ fits: true, isStale: true })
  expect((await verifyPassword('Password', reference)).fits).toBe(false)
})

test.each([undefined, '', '-', '$argon2id$v=19$m=19456,t=2,p=1$$', '$2b$10$abcdefghijklmnopqrstuv', 'password'])(
  'nothing fits %j',
  async (phc) => {
    expect((await verifyPassword('password', phc)).fits).toBe(false)
  },
)

test('at most two run at once, the others in order, and a failure frees its slot', async () => {
  const runLimited = limitConcurrency(2)
  const started: number[] = []
  const ends: (() => void)[] = []
  const work = (id: number) => () => {
    started.push(id)
    return new Promise<number>((resolve, reject) => ends.push(() => (id === 1 ? reject(new Error('1')) : resolve(id))))
  }
  const turns = [0, 1, 2, 3].map((id) => runLimited(work(id)))
  const settled = Promise.allSettled(turns)
  await Promise.resolve()
  expect(started).toEqual([0, 1])
  ends[1]?.()
  await expect(turns[1]).rejects.toThrow('1')
  expect(started).toEqual([0, 1, 2])
  ends[0]?.()
  ends[2]?.()
  await turns[2]
  ends[3]?.()
  expect((await settled).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
})

test('an older Node derives the same, in a thread of its own', async () => {
  const input: Argon2Input = {
    message: '密码 engine',
    nonce: Buffer.from('a salt of 16 by.'),
    parallelism: 1,
    tagLength: 32,
    memory: 19_456,
    passes: 2,
  }
  const tag = await argon2idInWorker(input)
  expect(tag.toString('hex')).toBe((await argon2id(input)).toString('hex'))
  expect(tag).toHaveLength(32)
  // The memory is less than argon2 needs (RFC 9106, section 3.1).
  await expect(argon2idInWorker({ ...input, memory: 1 })).rejects.toThrow()
})

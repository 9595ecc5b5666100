import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { engineNames } from '#lib/regex/engine.ts'
import { test as find } from '../../test.ts'
import { type CommonName, commonNames, commonPatterns } from './common-patterns.ts'

const expected: Record<CommonName, string[]> = {
  email: ['anna.lindt+news@example.org', 'wang.fang@mail.example.cn'],
  url: ['https://example.org/docs?q=regex#groups', 'HTTP://intranet:8080/.'],
  phone: ['+86 138-0013-8000', '(020) 7946 0958', '+1 202-555-0143'],
  ipv4: ['127.0.0.1', '192.168.10.254', '255.255.255.255'],
  date: ['2026-03-14', '2026-02-28'],
  time: ['9:00', '17:30', '23:59:59'],
  hexColor: ['#036675', '#DAF2F5cc', '#fff'],
  number: ['42', '-17', '+3.14', '.5', '6.02e23', '1E-9'],
}

test.each(commonNames.flatMap((name) => engineNames.map((engine) => ({ name, engine }))))(
  '$engine finds what is meant by $name',
  async ({ name, engine }) => {
    const { matches } = await perform(find, { ...commonPatterns[name], engine })
    expect(matches.map(({ text }) => text)).toEqual(expected[name])
  },
)

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { en, zh } from './privacy-texts.ts'

const root = join(import.meta.dirname, '../..')
const textOf = ({ parts }: typeof en): string => parts.flatMap(({ text }) => text.flat()).join('\n')

/** Where a file writes the name under which this device keeps something. */
const named = [
  /(?:storedOf|toolListOf)\('([^']+)'/g,
  /(?:store|keep|readStored)\('(?:local|session)', ['`]([\w-]+:?)/g,
  /^(?:export )?const \w+Cache = '([\w-]+)'$/gm,
  /^(?:export )?const (?:list|key|\w+Key|\w+Off) = '([a-z][\w-]+(?::[\w-]+)?)'$/gm,
]

/** Files that keep something, but for those of the back office, whose visitors are its owners. */
const keepers = globSync(['{ui,web}/**/*.{ts,tsx}', 'tools/*/page/**/*.{ts,tsx}'], { cwd: root })
  .filter((path) => !/test\.|fixtures|^web\/admin\//.test(path))
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .filter((source) => /from '(?:idb-keyval|[^']*(?:storage|stored|tool-list)\.ts)'|\bcaches\.open\(/.test(source))

const keys = new Set(
  keepers.flatMap((source) => named.flatMap((form) => [...source.matchAll(form)].map(([, key = '']) => key))),
)

test('the names under which this device keeps something are found', () => {
  expect([...keys]).toEqual(
    expect.arrayContaining([
      'favorites',
      'options:',
      'pipelines',
      'tts-audio',
      'practice-wubi:table',
      'toolbench-code',
    ]),
  )
})

test.each([...keys].map((key) => key.replace(/^(view|draft):.*/, '$1:')))(
  'what is kept as %s is told, in both languages',
  (key) => {
    expect(textOf(en)).toContain(key)
    expect(textOf(zh)).toContain(key)
  },
)

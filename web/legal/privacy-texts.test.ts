import { expect, test } from 'vitest'
import { cacheNames, storageKeys } from '#lib/storage-keys.node.ts'
import { en, zh } from './privacy-texts.ts'

const textOf = ({ parts }: typeof en): string => parts.flatMap(({ text }) => text.flat()).join('\n')

test('the names under which this device keeps something are found', () => {
  expect(storageKeys).toEqual(
    expect.arrayContaining(['favorites', 'options:', 'pipelines', 'tts-audio', 'practice-wubi:table']),
  )
  expect(cacheNames).toEqual(expect.arrayContaining(['toolbench-code', 'toolbench-shared']))
})

test.each([...storageKeys.map((name) => name.replace(/^(view|draft):.*/, '$1:')), ...cacheNames])(
  'what is kept as %s is told, in both languages',
  (name) => {
    expect(textOf(en)).toContain(name)
    expect(textOf(zh)).toContain(name)
  },
)

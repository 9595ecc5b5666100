import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { sentenceOf } from '#kit/sentence.ts'
import { ToolError } from '#kit/tool-error.ts'
import type { EngineName } from '#lib/regex/engine.ts'
import { errors } from '../errors.ts'
import { test as testOperation } from '../test.ts'

/** The most frequent mistakes; an engine may accept some of them. */
const broken = [
  '(',
  ')',
  '*',
  '[',
  '[z-a]',
  'a{2,1}',
  'a\\',
  '(?<n>a)(?<n>b)',
  '(?<>a)',
  '\\p{Nothing}',
  '(?<n>a)\\k<m>',
  'a**',
]

test.each<EngineName>(['quickjs', 'ecmascript', 'rust', 're2', 'oniguruma', 'pcre2', 'python'])(
  'what %s says of a broken pattern is said in Chinese too, with the original',
  async (engine) => {
    const sentences = await Promise.all(
      broken.map(async (pattern) => {
        const failure: unknown = await perform(testOperation, { pattern, flags: 'gu', engine, text: 'a' }).catch(
          (error) => error,
        )
        const isTold = failure instanceof ToolError && failure.code === 'invalidPattern'
        return isTold ? [sentenceOf(failure, errors, 'zh').replace(/^.*? 位，/, '')] : []
      }),
    )
    expect(sentences.flat().length).toBeGreaterThanOrEqual(7)
    for (const reason of sentences.flat()) expect(reason).toMatch(/^[^（]*\p{Script=Han}[^（]*（.*[a-z].*）$/su)
  },
)

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { ToolError } from '#kit/tool-error.ts'
import { runs } from '#lib/fixtures/runs.ts'
import { convert, format } from './operations.ts'

const folder = join(import.meta.dirname, 'fixtures')
const sources = globSync('*/*.sql', { cwd: folder })
  .sort()
  .map((file) => readFileSync(join(folder, file), 'utf8'))
const words = sources.flatMap((sql) => sql.match(/\w+|\s+|[^\w\s]/g) ?? [])

/** Files with a part removed, duplicated or cut off, and random sequences of their words. */
const broken = fc.oneof(
  fc
    .tuple(fc.constantFrom(...sources), fc.nat(), fc.nat({ max: 40 }), fc.boolean())
    .map(([sql, at, length, isTwice]) => {
      const start = at % sql.length
      return sql.slice(0, isTwice ? start + length : start) + sql.slice(isTwice ? start : start + length)
    }),
  fc.tuple(fc.constantFrom(...sources), fc.nat()).map(([sql, at]) => sql.slice(0, at % sql.length)),
  fc.array(fc.constantFrom(...words), { maxLength: 60 }).map((soup) => `CREATE TABLE a (x int, ${soup.join(' ')}`),
)
const options = fc.record({
  dialect: fc.constantFrom(
    'auto' as const,
    'mysql' as const,
    'postgresql' as const,
    'sqlite' as const,
    'sqlserver' as const,
  ),
  nullable: fc.constantFrom('regular' as const, 'pointer' as const, 'sql.Null' as const),
  associations: fc.constantFrom('belongs-to' as const, 'both' as const, 'none' as const),
  embedModel: fc.boolean(),
})

test('broken SQL gives models with warnings at valid positions, or an error of the tool', async () => {
  await fc.assert(
    fc.asyncProperty(broken, options, async (sql, chosen) => {
      const lines = sql.split(/\r\n|\r|\n/).length
      const answer = await perform(convert, { sql, ...chosen }).catch((error: unknown) => error)
      if (answer instanceof Error) expect(answer).toBeInstanceOf(ToolError)
      else expect(answer).toMatchObject({ code: expect.stringMatching(/^package model\n\n[\s\S]*\n\}\n$/) })
      const { warnings = [] } = Object(answer)
      for (const { line } of warnings) expect(line >= 1 && line <= lines).toBe(true)
    }),
    { numRuns: runs(1500) },
  )
})

test('formatting broken SQL gives a result or an error of the tool', async () => {
  await fc.assert(
    fc.asyncProperty(broken, options, async (sql, { dialect }) => {
      const answer = await perform(format, { sql, dialect }).catch((error: unknown) => error)
      if (answer instanceof Error) expect(answer).toBeInstanceOf(ToolError)
    }),
    { numRuns: runs(200) },
  )
})

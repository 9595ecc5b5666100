import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { runs } from '#lib/fixtures/runs.ts'
import { merge } from '../merge.ts'
import { mergeStyles } from './merge-parts.ts'

const folder = mkdtempSync(join(tmpdir(), 'merges-'))
afterAll(() => rmSync(folder, { recursive: true }))

const hasGit = spawnSync('git', ['--version']).status === 0

interface Three {
  base: string
  mine: string
  theirs: string
}

/** Merges three texts with git, whose exit status is the number of conflicts. */
function mergeByGit(texts: Three, style: (typeof mergeStyles)[number]) {
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text)
  const options = ['merge-file', '-p', ...(style === 'diff3' ? ['--diff3'] : []), 'mine', 'base', 'theirs']
  const { stdout, status } = spawnSync('git', options, { cwd: folder, encoding: 'utf8' })
  return { text: stdout, conflicts: status }
}

/** What one side does with a line of the base; most are kept. */
const edit = fc.oneof(
  { weight: 5, arbitrary: fc.constant('keep' as const) },
  fc.constantFrom('drop' as const, 'change' as const, 'add' as const, 'add alike' as const, 'change alike' as const),
)

/**
 * A base whose lines are all different, and two edited sides: for such lines there is only one shortest list of
 * changes.
 */
const threeTexts = fc
  .tuple(
    fc.array(fc.tuple(edit, edit), { maxLength: 30 }),
    fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
    fc.constantFrom('\n', '\r\n'),
  )
  .map(([edits, ends, lineEnd]): Three => {
    const side = (name: string, which: 0 | 1): string[] =>
      edits.flatMap((both, at) => {
        const line = at % 4 === 3 ? `}${' '.repeat(at)}` : `line ${at}`
        if (both[which] === 'drop') return []
        if (both[which] === 'change') return [`${name} ${at}`]
        if (both[which] === 'change alike') return [`new ${at}`]
        if (both[which] === 'add') return [line, `${name} ${at}`]
        return both[which] === 'add alike' ? [line, `new ${at}`] : [line]
      })
    const keep = edits.map((_, at) => (at % 4 === 3 ? `}${' '.repeat(at)}` : `line ${at}`))
    const write = (lines: string[], isEnded: boolean) =>
      lines.length === 0 ? '' : lines.join(lineEnd) + (isEnded ? lineEnd : '')
    return {
      base: write(keep, ends[0]),
      mine: write(side('mine', 0), ends[1]),
      theirs: write(side('theirs', 1), ends[2]),
    }
  })

// Skipped without git, since there is nothing to compare with.
test.skipIf(!hasGit).each(mergeStyles)(
  'git merges the same three texts to the same one, in the style %s',
  async (style) => {
    await fc.assert(
      fc.asyncProperty(threeTexts, async (texts) => {
        expect(await perform(merge, { ...texts, style })).toEqual(mergeByGit(texts, style))
      }),
      { numRuns: runs(500) },
    )
  },
)

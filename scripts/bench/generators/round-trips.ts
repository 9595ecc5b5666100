import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateAll, type Language } from '../../verify-generated/generate-all.ts'
import type { Generated, Verify } from '../../verify-generated/generated.ts'
import { languages } from '../../verify-generated/languages.ts'
import type { Row } from '../measure.ts'
import { quicktypeCode } from './quicktype.ts'

/**
 * Counts the awkward documents whose generated code compiles and round-trips them without loss. Kotlin is only
 * compiled, as the libraries that quicktype-core's code needs are not available.
 */
export async function roundTripRows(): Promise<Row[]> {
  const rows: Row[] = []
  for (const language of languages) {
    const isRead = language.name !== 'Kotlin'
    const variant = {
      ...language.variants.at(isRead ? 0 : 2),
      hasRandom: false,
      isRead,
    } as Language['variants'][number]
    const own = await generateAll({ ...language, variants: [variant] }, 0)
    const other = await withQuicktype(language.name.toLowerCase() as 'go', own)
    const [ours, theirs] = [countRoundTrips(language.verify, own), countRoundTrips(language.verify, other)]
    if (ours === undefined || theirs === undefined) continue
    rows.push({
      what: `JSON to ${language.name}, awkward documents whose code compiles${isRead ? ', and reads and writes them' : ''}`,
      ours: `${ours} of ${own.length}`,
      reference: `${theirs} of ${own.length} (quicktype-core)`,
      ratio: theirs / ours,
    })
  }
  return rows
}

async function withQuicktype(language: 'go' | 'rust' | 'kotlin', own: readonly Generated[]): Promise<Generated[]> {
  const generated: Generated[] = []
  for (const each of own) {
    const code = await quicktypeCode(language, each.json).catch(() => undefined)
    // Only errors count, no warnings.
    if (code !== undefined)
      generated.push({ ...each, code: language === 'rust' ? `#![allow(warnings)]\n${code}` : code })
  }
  return generated
}

/** Removes documents whose code fails to compile until the rest compiles, and then those that do not round-trip. */
function countRoundTrips(verify: Verify, generated: readonly Generated[]): number | undefined {
  if (generated.length === 0) return 0
  const folder = mkdtempSync(join(tmpdir(), 'round-trips-'))
  const verdict = verify(generated, folder)
  rmSync(folder, { recursive: true })
  if (!verdict) return undefined
  const wrong = verdict.failures.filter(({ why }) => !/would lay it out|warning:/.test(why))
  const titles = new Set(wrong.map(({ title }) => title))
  const rest = generated.filter(({ title }) => !titles.has(title))
  if (!titles.has('all')) return rest.length
  if (rest.length < generated.length) return countRoundTrips(verify, rest)
  if (generated.length === 1) return 0
  // A failing compiler does not always name the file.
  const half = Math.ceil(generated.length / 2)
  const halves = [generated.slice(0, half), generated.slice(half)].map((some) => countRoundTrips(verify, some) ?? 0)
  return halves.reduce((sum, count) => sum + count, 0)
}

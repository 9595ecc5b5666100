import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Operation } from '#kit/operation.ts'
import { perform } from '#kit/perform.ts'
import { awkwardJson } from '#lib/json-shape/fixtures/awkward-json.ts'
import { randomDocuments } from '#lib/json-shape/fixtures/random-json.ts'
import type { Generated, Verify } from './generated.ts'

/** A language, and how its code is generated and verified. */
export interface Language {
  name: string
  tool: string
  extension: string
  convert: Pick<Operation, 'name'>
  variants: Variant[]
  verify: Verify
}

/** The options of generated code, and how it is verified. */
interface Variant {
  options: object
  /** The folder of golden files for the awkward documents. */
  golden?: string
  hasRandom: boolean
  isRead: boolean
}

/** Generates code for random and awkward documents, or reads the latter from golden files. */
export async function generateAll(language: Language, randomCount: number): Promise<Generated[]> {
  const random = randomDocuments(randomCount).map((json, at) => ({ id: `random document ${at}`, json }))
  const generated: Generated[] = []
  for (const variant of language.variants) {
    for (const document of [...awkwardJson, ...(variant.hasRandom ? random : [])]) {
      const id = `c${generated.length}`
      generated.push({ id, ...(await generate(language, variant, document)) })
    }
  }
  return generated
}

async function generate(
  { convert, tool, extension }: Language,
  { options, golden, isRead }: Variant,
  { id, json }: { id: string; json: string },
): Promise<Omit<Generated, 'id'>> {
  const { code, warnings } = (await perform(convert as Operation, { json, ...options })) as unknown as ConversionOutput
  const isKept = golden !== undefined && awkwardJson.some((awkward) => awkward.id === id)
  const path = join(import.meta.dirname, '../../tools', tool, golden ?? '', `${id}.${extension}`)
  const keysOf = (wanted: string) =>
    new Set(warnings.flatMap((warning) => (warning.code === wanted ? [keyIn(warning.params)] : [])))
  return {
    title: `${id} ${Object.keys(options).length > 0 ? JSON.stringify(options) : ''}`,
    json: removeDuplicateKeys(json),
    code: isKept ? readFileSync(path, 'utf8') : code,
    lostKeys: keysOf('unwritableKey'),
    nullOrMissingKeys: keysOf('nullOrMissing'),
    isRead,
  }
}

interface ConversionOutput {
  code: string
  warnings: { code: string; params: Record<string, unknown> }[]
}

const keyIn = ({ key }: Record<string, unknown>): string => String(JSON.parse(String(key))).toWellFormed()

/**
 * Removes duplicate keys from JSON except the last ones, and keeps numbers as written: decoders differ on duplicates,
 * and serde rejects them.
 */
function removeDuplicateKeys(json: string): string {
  const revive = (_key: string, value: unknown, context?: { source: string }): unknown =>
    typeof value === 'number' ? rawJson(context?.source ?? '') : value
  return JSON.stringify(JSON.parse(json, revive as Parameters<typeof JSON.parse>[1]))
}

/** TypeScript does not declare JSON.rawJSON yet. */
const { rawJSON: rawJson } = JSON as unknown as { rawJSON: (source: string) => unknown }

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Operation } from '#kit/operation.ts'
import { perform } from '#kit/perform.ts'
import { awkwardJson } from '#lib/json-shape/fixtures/awkward-json.ts'
import { randomDocuments } from '#lib/json-shape/fixtures/random-json.ts'
import type { Generated, Verify } from './generated.ts'
import { withLastKeys } from './last-keys.ts'

/** A language, and how its code comes about. */
export interface Language {
  name: string
  tool: string
  extension: string
  convert: Pick<Operation, 'name'>
  others: object[]
  verify: Verify
}

/** Has code written for all awkward documents, as the golden files have it and with other options, and for random ones. */
export async function generateAll(language: Language, randomCount: number): Promise<Generated[]> {
  const { tool, extension, others } = language
  const golden = (id: string) =>
    readFileSync(join(import.meta.dirname, '../../tools', tool, 'golden', `${id}.${extension}`), 'utf8')
  const random = randomDocuments(randomCount).map((json, at) => ({ id: `random document ${at}`, json }))
  const all = [
    ...awkwardJson.map(({ id, json }) => ({ title: id, json, options: {}, code: golden(id), isRead: true })),
    ...random.map(({ id, json }) => ({ title: id, json, options: {}, code: undefined, isRead: true })),
    ...awkwardJson.flatMap(({ id, json }) =>
      others.map((options) => ({
        title: `${id} ${JSON.stringify(options)}`,
        json,
        options,
        code: undefined,
        isRead: false,
      })),
    ),
  ]
  const generated: Generated[] = []
  for (const { title, json, options, code, isRead } of all) {
    const written = await generate(language, { json, ...options })
    const id = `c${generated.length}`
    generated.push({ ...written, id, title, json: withLastKeys(json), code: code ?? written.code, isRead })
  }
  return generated
}

async function generate({ convert }: Language, input: object) {
  const { code, warnings } = (await perform(convert as Operation, input)) as {
    code: string
    warnings: { code: string; params: { key: string } }[]
  }
  const keysOf = (wanted: string) =>
    new Set(
      warnings.flatMap((warning) =>
        warning.code === wanted ? [(JSON.parse(warning.params.key) as string).toWellFormed()] : [],
      ),
    )
  return { code, lostKeys: keysOf('unwritableKey'), blurredKeys: keysOf('nullOrMissing') }
}

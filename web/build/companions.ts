import { existsSync } from 'node:fs'
import type { WholeTool } from '#core/catalogue.ts'
import { fieldsOf, type JsonSchema } from '#kit/json-schema.ts'
import { isMaterial, mainFieldOf } from '#kit/main-field.ts'
import type { Sample } from '#kit/samples.ts'
import { materialOf } from '#lib/recognition/material-of.ts'
import { findCompanions, type KnownTool, type Shares } from '../suggestions/find-companions.ts'
import { importChanged, readCatalogue } from './read-tools.ts'
import { descriptionsIn } from './tool-descriptions.ts'

/**
 * For every tool the ids of related tools, the best first. Derived from the inputs and outputs of its operations
 * and from its texts, so that there is no list to maintain.
 */
export const companions = async (): Promise<Record<string, string[]>> =>
  findCompanions(await Promise.all((await readCatalogue()).map(readTool)))

async function readTool(tool: WholeTool): Promise<KnownTool> {
  const { id, category, popularity, variant, title, keywords, description } = tool
  const load = async <Module>(file: string): Promise<Partial<Module>> => (existsSync(file) ? importChanged(file) : {})
  const [descriptions, { samples = {} }, { recognize = () => [] }] = await Promise.all([
    descriptionsIn(`tools/${id}/operations.ts`),
    load<{ samples: Record<string, Sample<object, object>[]> }>(`tools/${id}/samples.ts`),
    load<Pick<KnownTool, 'recognize'>>(`tools/${id}/recognize.ts`),
  ])
  const operations = Object.entries(descriptions).map(([name, described]) => ({
    ...described,
    samples: samples[name] ?? [],
  }))
  const mains = (schema: JsonSchema, values: readonly unknown[]) => {
    const main = mainFieldOf(schema)
    return main ? values.flatMap((value) => materialsIn(Object(value)[main])) : []
  }
  const inputs = operations.flatMap(({ input, samples: all }) =>
    mains(
      input,
      all.map((sample) => sample.input),
    ),
  )
  const results = operations.flatMap(({ output, samples: all }) =>
    mains(
      output,
      all.map((sample) => sample.output),
    ),
  )
  return {
    id,
    category,
    popularity,
    variantOf: variant?.of,
    takes: sharesOf(
      operations.map(({ input, samples: all }) =>
        typesIn(
          input,
          all.map((sample) => sample.input),
        ),
      ),
    ),
    gives: sharesOf(
      operations.map(({ output, samples: all }) =>
        typesIn(
          output,
          all.map((sample) => sample.output),
        ),
      ),
    ),
    inputs: await Promise.all(inputs.map((input) => materialOf(input))),
    results: await Promise.all(results.map((result) => materialOf(result))),
    recognize,
    words: [title.en, description.en, ...keywords.en],
  }
}

/**
 * The media types of inputs: of texts by the schema, of images and audio by the samples. Any other file counts
 * as its content, and plain text as any.
 */
function typesIn(schema: JsonSchema, values: readonly unknown[]): Set<string> {
  const fields = fieldsOf(schema).filter(([, field]) => isMaterial(field))
  const ofTexts = fields.flatMap(([, { contentMediaType }]) => contentMediaType ?? [])
  const ofFiles = fields
    .flatMap(([name]) => values.flatMap((value) => materialsIn(Object(value)[name])))
    .flatMap((material) => (material instanceof File ? (/^(?:image|audio)(?=\/)/.exec(material.type) ?? []) : []))
  return new Set([...ofTexts, ...ofFiles].filter((type) => type !== 'text/plain'))
}

/** The share of the operations that have each type. */
function sharesOf(sets: readonly ReadonlySet<string>[]): Shares {
  const types = new Set(sets.flatMap((set) => [...set]))
  return new Map([...types].map((type) => [type, sets.filter((set) => set.has(type)).length / sets.length]))
}

const materialsIn = (value: unknown): (string | File)[] =>
  [value].flat().filter((each): each is string | File => typeof each === 'string' || each instanceof File)

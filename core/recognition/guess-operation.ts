import { z } from 'zod'
import { type Language, languages } from '#kit/language.ts'
import { fieldFor } from '#kit/main-field.ts'
import { defineOperation } from '#kit/operation.ts'
import { jsonSchemaOf } from '#kit/schema-of.ts'
import { textOf } from '#kit/text-of.ts'
import { emptyTexts } from '#kit/texts.ts'
import type { Material, Recognition } from '#lib/recognition/recognition.ts'
import type { Tool } from '../catalogue.ts'
import type { LoadOperations } from '../pipeline/run-pipeline.ts'
import { guess } from './guess.ts'
import { confidenceLabel } from './looks-like.ts'
import type { Recognizer } from './rank-recognitions.ts'

/** The id of guesses where a tool's id is expected; no tool has it. */
export const guessId = 'guess'

/** The tools for guesses. */
export interface KnownTools {
  recognizers: () => Promise<Recognizer<Tool>[]>
  operations: LoadOperations
}

const suggestion = z.strictObject({
  tool: z.string(),
  operation: z.string(),
  label: z.string(),
  confidence: z.number(),
  sureness: z.string(),
  kind: z.string(),
  brief: z.string(),
  field: z.string(),
  input: z.record(z.string(), z.unknown()),
})

type Suggestion = z.infer<typeof suggestion>

/** Creates the operation that guesses, so that it uses the doors of operations: the same bodies, limits and answers. */
export const guessOperation = (tools: KnownTools) =>
  defineOperation('guess', {
    input: { input: z.union([textOf('text/plain'), z.file()]), language: z.enum(languages).default('en') },
    output: { looksLike: textOf('text/plain'), suggestions: z.array(suggestion) },
    run: ({ input, language }) => describeGuess(input, language, tools),
  })

/** Guesses by a text or a file, or a part of it, with the result in a language. */
export async function describeGuess(input: string | File, language: Language, tools: KnownTools, isPart = false) {
  const { material, looksLike, suggestions } = await guess(input, await tools.recognizers(), isPart)
  const described = suggestions.map((each) => describe(each, material, language, tools.operations))
  return { looksLike: looksLike[language], suggestions: await Promise.all(described) }
}

async function describe(
  { tool, operation: exported, label, confidence, kind, brief, input }: Recognition & { tool: Tool },
  material: Material,
  language: Language,
  load: LoadOperations,
): Promise<Suggestion> {
  const operation = (await load(tool.id))?.[exported]
  if (!operation) throw new Error(`There is no operation ${tool.id}/${exported}`)
  const given = Object.entries(input ?? {})
  const takesWhole = ([, value]: [string, unknown]) => value === material.text
  const field = input
    ? given.find(takesWhole)?.[0]
    : fieldFor(jsonSchemaOf(operation, 'input', emptyTexts), material.file !== undefined)
  return {
    tool: tool.id,
    operation: operation.name,
    label: label[language],
    confidence,
    sureness: confidenceLabel(confidence)?.[language] ?? '',
    kind: kind?.[language] ?? '',
    brief: brief?.[language] ?? '',
    field: field ?? '',
    input: Object.fromEntries(given.filter((entry) => !takesWhole(entry))),
  }
}

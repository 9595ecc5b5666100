import { z } from 'zod'
import { type Language, type Localized, languages } from '#kit/language.ts'
import { fieldFor } from '#kit/main-field.ts'
import { defineOperation } from '#kit/operation.ts'
import { jsonSchemaOf } from '#kit/schema-of.ts'
import { textOf } from '#kit/text-of.ts'
import { emptyTexts } from '#kit/texts.ts'
import { fileKinds } from '#lib/recognition/file-kinds.ts'
import { fileSignature } from '#lib/recognition/file-signature.ts'
import { materialOf, maxSniffLength } from '#lib/recognition/material-of.ts'
import type { Material, Recognition } from '#lib/recognition/recognition.ts'
import { summarizeSize } from '#lib/recognition/summarize-text.ts'
import type { Tool } from '../catalogue.ts'
import type { LoadOperations } from '../pipeline/run-pipeline.ts'
import { charactersIn, confidenceLabel, looksLike, moreThan } from './looks-like.ts'
import { minConfidence, type Recognizer, rankRecognitions } from './rank-recognitions.ts'

const aFile = { en: 'a file', zh: '文件' }

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

/** A guess of the kind of a text or file, and suggested operations, the best first. */
interface Guess<Of> {
  material: Material
  /** 'Looks like JSON, 9 characters'. */
  looksLike: Localized
  suggestions: (Recognition & { tool: Of })[]
}

/**
 * Guesses by the beginning of a text or a file, which may continue. Operations that take any text or file
 * are only suggested if there are no others.
 */
async function guess<Of extends { popularity: number }>(
  content: string | Blob,
  recognizers: readonly Recognizer<Of>[],
  isPart = false,
): Promise<Guess<Of>> {
  const material = await materialOf(content)
  const ranked = rankRecognitions(material, recognizers)
  const telling = ranked.filter(({ confidence }) => confidence >= minConfidence)
  const suggestions = telling.length > 0 ? telling.slice(0, 10) : ranked.slice(0, 4)
  const seen = kindOf(material, suggestions[0])
  const say = (language: Language) =>
    looksLike({ ...seen, amount: amountOf(content, material.isCut, isPart, language) }, language)
  return { material, looksLike: { en: say('en'), zh: say('zh') }, suggestions }
}

/** The kind by a file's magic bytes, else by the best suggestion. */
function kindOf({ file }: Material, best?: Recognition): { kind?: Localized | undefined; confidence: number } {
  const kind = fileKinds[fileSignature(file?.bytes ?? new Uint8Array()) ?? '']?.kind
  if (kind) return { kind, confidence: 1 }
  return best?.kind || !file ? { kind: best?.kind, confidence: best?.confidence ?? 1 } : { kind: aFile, confidence: 1 }
}

function amountOf(content: string | Blob, isCut: boolean, isPart: boolean, language: Language): string {
  if (typeof content === 'string') return charactersIn(content.slice(0, maxSniffLength).length, isCut, language)
  return isPart ? moreThan(summarizeSize(maxSniffLength)[language], language) : summarizeSize(content.size)[language]
}

import type { Language, Localized } from '#kit/language.ts'
import { fileKinds } from '#lib/recognition/file-kinds.ts'
import { fileSignature } from '#lib/recognition/file-signature.ts'
import { materialOf, maxSniffLength } from '#lib/recognition/material-of.ts'
import type { Material, Recognition } from '#lib/recognition/recognition.ts'
import { summarizeSize } from '#lib/recognition/summarize-text.ts'
import { charactersIn, looksLike, moreThan } from './looks-like.ts'
import { minConfidence, type Recognizer, rankRecognitions } from './rank-recognitions.ts'

/** A guess of the kind of a text or file, and suggested operations, the best first. */
export interface Guess<Of> {
  material: Material
  /** 'Looks like JSON, 9 characters'. */
  looksLike: Localized
  suggestions: (Recognition & { tool: Of })[]
}

/**
 * Guesses by the beginning of a text or a file, which may continue. Operations that take any text or file
 * are only suggested if there are no others.
 */
export async function guess<Of extends { popularity: number }>(
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

const aFile = { en: 'a file', zh: '文件' }

function amountOf(content: string | Blob, isCut: boolean, isPart: boolean, language: Language): string {
  if (typeof content === 'string') return charactersIn(content.slice(0, maxSniffLength).length, isCut, language)
  return isPart ? moreThan(summarizeSize(maxSniffLength)[language], language) : summarizeSize(content.size)[language]
}

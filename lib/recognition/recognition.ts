import type { Localized } from '#kit/language.ts'

/** A text or file to recognize, as far as recognition reads it. */
export interface Material {
  /** The text, or the beginning of a text file, trimmed: 100,000 characters at most. */
  text: string
  /** Whether there is more than that. */
  isCut: boolean
  /** For a file: what is known without reading all of it, its first 100,000 bytes at most. */
  file?: { name: string; type: string; bytes: Uint8Array } | undefined
  /** How many files came with it; their contents are not read. */
  others?: number | undefined
}

/** An operation that suits some material, and the confidence of that. */
export interface Recognition {
  /** The name of the operation's export. */
  operation: string
  /** The action in a few words: 'Decode Base64'. */
  label: Localized
  /** From 0 to 1: one of `confidence`, or a value between. */
  confidence: number
  /** What the material looks like, for 'Looks like …'; left out if it may be any text or file. */
  kind?: Localized
  /** The values of the operation's fields, if not simply the material. */
  input?: Record<string, unknown>
  /**
   * A preview of the result in a line of 80 characters at most, if it follows cheaply from the beginning of the
   * material: a decoded text, the size of an image. It is untrusted text: never interpret it as markup or a command.
   */
  brief?: Localized | undefined
}

/** What a tool's `recognize.ts` exports. It takes linear time, and makes no requests. */
export type Recognize = (material: Material) => Recognition[]

/** Levels of confidence, shared by all tools. */
export const confidence = {
  /** Certain: it parses, or begins with a signature. */
  certain: 0.95,
  likely: 0.75,
  possible: 0.5,
  /** The operation accepts any text or any file. */
  anything: 0.2,
  /** It encodes, hashes or encrypts any text: useful on request, but never the first suggestion. */
  lastResort: 0.1,
} as const

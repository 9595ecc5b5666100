import type { Localized } from '#kit/language.ts'

/** A text or file to recognize, as far as recognition looks at it. */
export interface Material {
  /** The text, or what a file begins with where that is text, without blanks around it: 100,000 characters at most. */
  text: string
  /** Whether there is more than that. */
  isCut: boolean
  /** Where it is a file: what is known of it without reading it all, its first 100,000 bytes at most. */
  file?: { name: string; type: string; bytes: Uint8Array } | undefined
}

/** An operation that some material is fit for, and how sure that is. */
export interface Recognition {
  /** The name of the operation's export. */
  operation: string
  /** What choosing it does, in a few words: 'Decode Base64'. */
  label: Localized
  /** From 0 to 1: one of `confidence`, or something between. */
  confidence: number
  /** What the material looks like, for 'Looks like …'; left out where it may be any text or file. */
  kind?: Localized
  /** What goes into the operation's fields, where that is not the material as it is. */
  input?: Record<string, unknown>
  /**
   * What the operation gives, in a line of 80 characters at most, where that is known from the beginning of the material
   * and cheap: a decoded text, the size of an image. It is somebody's text: never to be read as markup or a command.
   */
  brief?: Localized | undefined
}

/** What a tool's `recognize.ts` exports. It takes linear time, and makes no requests. */
export type Recognize = (material: Material) => Recognition[]

/** How sure a recognition can be, so that the tools mean the same by it. */
export const confidence = {
  /** It is nothing else: it parses, or begins with a signature. */
  certain: 0.95,
  likely: 0.75,
  possible: 0.5,
  /** The operation takes any text, or any file. */
  anything: 0.2,
  /** It encodes, hashes or encrypts any text: what somebody wants who asks for it, and never the first thing to offer. */
  lastResort: 0.1,
} as const

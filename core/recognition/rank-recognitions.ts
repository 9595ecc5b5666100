import type { Material, Recognition, Recognize } from '#lib/recognition/recognition.ts'

/** Below it, an operation accepts anything. */
export const minConfidence = 0.4

/** A tool that may recognize some material. */
export interface Recognizer<Of> {
  tool: Of
  recognize: Recognize
}

/**
 * Asks all tools what they can do with some material: the surest first, of those equally sure that of the more popular
 * tool. Of one tool there are two operations at most.
 */
export function rankRecognitions<Of extends { popularity: number }>(
  material: Material,
  recognizers: readonly Recognizer<Of>[],
): (Recognition & { tool: Of })[] {
  return recognizers
    .flatMap(({ tool, recognize }) =>
      recognize(material)
        .sort((a, b) => b.confidence - a.confidence)
        .slice(0, 2)
        .map((recognition) => ({ ...recognition, tool })),
    )
    .sort((a, b) => b.confidence - a.confidence || b.tool.popularity - a.tool.popularity)
}

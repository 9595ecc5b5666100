import type { Material, Recognition, Recognize } from '#lib/recognition/recognition.ts'

/** Below it, an operation takes any material. */
export const minConfidence = 0.4

/** A tool with its recognizer. */
export interface Recognizer<Of> {
  tool: Of
  recognize: Recognize
}

/**
 * Runs all recognizers on some material: the surest operation first, ties by the popularity of the
 * tool. At most two operations per tool.
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

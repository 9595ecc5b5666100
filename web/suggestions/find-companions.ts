import type { Sample } from '#kit/samples.ts'
import type { Category } from '#kit/tool.ts'
import { materialOf } from '#lib/recognition/material-of.ts'
import type { Material, Recognize } from '#lib/recognition/recognition.ts'

/** What tells which tools go well with one. */
export interface KnownTool {
  id: string
  category: Category
  samples: Record<string, Sample[]>
  recognize: Recognize
}

/**
 * Finds for every tool three that go well with it, by id: those that its results are fit for, and those whose results it
 * takes, which counts half. The tools come with the most popular first; of equals one of the same category wins.
 */
export async function findCompanions(tools: readonly KnownTool[]): Promise<Record<string, string[]>> {
  const known = await Promise.all(tools.map(async (tool) => ({ ...tool, results: await resultsOf(tool) })))
  const companionsOf = (tool: (typeof known)[number]) =>
    known
      .filter((other) => other.id !== tool.id)
      .map((other) => ({
        id: other.id,
        score:
          fit(tool.results, other.recognize) +
          fit(other.results, tool.recognize) / 2 +
          (other.category === tool.category ? 0.01 : 0),
      }))
      .sort((a, b) => b.score - a.score)
      .slice(0, 3)
      .map(({ id }) => id)
  return Object.fromEntries(known.map((tool) => [tool.id, companionsOf(tool)]))
}

/** How sure a tool is of results, on the average; that it takes anything counts next to nothing. */
function fit(results: readonly Material[][], recognize: Recognize): number {
  const sures = results.map((parts) => {
    const sure = Math.max(0, ...parts.flatMap(recognize).map(({ confidence }) => confidence))
    return sure > 0.35 ? sure ** 2 : sure / 50
  })
  return sures.reduce((sum, sure) => sum + sure, 0) / Math.max(1, results.length)
}

/** What each sample gives: the texts and files in it, and what has parts also as the JSON that it is sent on as. */
function resultsOf({ samples }: KnownTool): Promise<Material[][]> {
  const outputs = Object.values(samples).flatMap((all) => all.map(({ output }) => output))
  return Promise.all(
    outputs.map((output) => {
      const whole = hasParts(output) ? [JSON.stringify(output)] : []
      return Promise.all([...textsIn(output), ...whole].map((value) => materialOf(value)))
    }),
  )
}

const hasParts = (output: unknown): boolean =>
  Object.values({ ...(output as object) }).some(
    (value) => Array.isArray(value) && value.some((part) => Object(part) === part),
  )

/** All of them, however deep: a hash stands in a list of files. A short word is an option, not a result. */
function textsIn(value: unknown): (string | File)[] {
  if (value instanceof File) return [value]
  if (typeof value === 'string') return value.length > 7 ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

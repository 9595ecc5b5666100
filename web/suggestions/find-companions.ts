import type { Category } from '#kit/tool.ts'
import type { Material, Recognize } from '#lib/recognition/recognition.ts'

/** The data of a tool that companions are found by. */
export interface KnownTool {
  id: string
  category: Category
  /** The variants of the tool. */
  variantOf?: string | undefined
  popularity: number
  /**
   * The media types of its operations' inputs and outputs, each with the share of operations that have it, from 0 to 1.
   */
  takes: Shares
  gives: Shares
  /** The inputs of its samples, and their outputs. */
  inputs: readonly Material[]
  results: readonly Material[]
  recognize: Recognize
  /** Its title and keywords in English; those in Chinese mean the same. */
  words: readonly string[]
}

export type Shares = ReadonlyMap<string, number>

/** The weights of the relations between tools. */
const weights = {
  /** The other takes this one's output, by media type, and by recognition. */
  next: 1,
  recognized: 0.7,
  /** The other's output fits this one's input. */
  before: 0.5,
  /** Both take the same input. */
  beside: 0.4,
  recognizedBeside: 0.5,
  /** Both have similar titles and keywords. */
  kin: 1.2,
  category: 0.12,
  popular: 0.15,
}

/**
 * Finds three companions for every tool, by id: tools that take its output, give its input, or are about the same; two
 * at most of a category that is not its own. Rare media types and words count more than common ones. The tools are
 * sorted with the most popular first, which decides ties.
 */
export function findCompanions(tools: readonly KnownTool[]): Record<string, string[]> {
  const takers = countOf(tools.map(({ takes }) => takes.keys()))
  /** The overlap of one tool's media types with another's, by their shares. */
  const flow = (one: Shares, other: Shares) =>
    [...one].reduce(
      (sum, [type, share]) => sum + Math.sqrt((share * (other.get(type) ?? 0)) / (takers.get(type) ?? 1)),
      0,
    )
  const vectors = new Map(vectorsOf(tools))
  const scoreOf = (tool: KnownTool, other: KnownTool) =>
    weights.next * flow(tool.gives, other.takes) +
    weights.recognized * sureOf(tool.results, other.recognize) +
    weights.before * flow(other.gives, tool.takes) +
    weights.beside * flow(tool.takes, other.takes) +
    weights.recognizedBeside * sureOf(tool.inputs, other.recognize) +
    weights.kin * likeness(vectors.get(tool), vectors.get(other)) +
    (tool.category === other.category && tool.category !== 'other' ? weights.category : 0) +
    (weights.popular * other.popularity) / 100
  const companionsOf = (tool: KnownTool) =>
    tools
      // Variants are linked already.
      .filter(({ id, variantOf }) => id !== tool.id && !(variantOf && variantOf === tool.variantOf))
      .map((other) => ({ id: other.id, category: other.category, score: scoreOf(tool, other) }))
      .sort((a, b) => b.score - a.score)
      // At most two of one other category, for variety.
      .filter(({ category }, at, all) => category === tool.category || countBefore(all, at, category) < 2)
      .slice(0, 3)
      .map(({ id }) => id)
  return Object.fromEntries(tools.map((tool) => [tool.id, companionsOf(tool)]))
}

const countBefore = (all: readonly { category: Category }[], at: number, category: Category): number =>
  all.slice(0, at).filter((each) => each.category === category).length

/** A tool's average confidence in recognizing outputs; accepting any text counts nothing. */
function sureOf(results: readonly Material[], recognize: Recognize): number {
  const sures = results.map((result) => {
    const sure = Math.max(0, ...recognize(result).map(({ confidence }) => confidence))
    return sure > minSure ? sure : 0
  })
  return sures.reduce((sum, sure) => sum + sure, 0) / Math.max(1, results.length)
}

const minSure = 0.31

const countOf = (lists: readonly Iterable<string>[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const list of lists) for (const each of list) counts.set(each, (counts.get(each) ?? 0) + 1)
  return counts
}

type Vector = ReadonlyMap<string, number>

/** The words of each tool, weighted by their rarity; words of one tool alone connect nothing. */
function vectorsOf(tools: readonly KnownTool[]): [KnownTool, Vector][] {
  const sets = tools.map(({ words }) => new Set(words.flatMap(termsIn)))
  const counts = countOf(sets)
  return tools.map((tool, index) => {
    const terms = [...(sets[index] ?? [])].map(
      (term) => [term, Math.log(tools.length / (counts.get(term) ?? 1))] as const,
    )
    const length = Math.hypot(...terms.map(([, weight]) => weight)) || 1
    return [tool, new Map(terms.map(([term, weight]) => [term, weight / length]))]
  })
}

const termsIn = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z\d]{2,}/g) ?? []).filter((word) => !generic.has(word))

/** Stop words: words of tools in general, and grammar. */
const generic = new Set(
  `and as at any by every for from in into it its like of on or the their them to with your you your device browser online
  right tool code text file files free generate generator convert converter conversion parser editor viewer formatter
  tester validator build look up take apart chinese plain number numbers value values part parts large size sizes own data list format pretty print check make right more`.split(
    /\s+/,
  ),
)

/** The cosine similarity of two, from 0 to 1. A single common word is chance. */
function likeness(one: Vector = new Map(), other: Vector = new Map()): number {
  const products = [...one].flatMap(([term, weight]) => weight * (other.get(term) ?? 0) || [])
  return products.length > 1 ? products.reduce((sum, each) => sum + each, 0) : 0
}

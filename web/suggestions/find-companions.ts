import type { Category } from '#kit/tool.ts'
import type { Material, Recognize } from '#lib/recognition/recognition.ts'

/** What tells which tools go well with one. */
export interface KnownTool {
  id: string
  category: Category
  /** The tools that do the same in another way, side by side with this one. */
  variantOf?: string | undefined
  popularity: number
  /** The media types of what its operations work on and of what they give, and in which part of them: from 0 to 1. */
  takes: Shares
  gives: Shares
  /** What its samples work on, and what they give to go on with. */
  inputs: readonly Material[]
  results: readonly Material[]
  recognize: Recognize
  /** What it is called and searched by, in English: the other language says the same. */
  words: readonly string[]
}

export type Shares = ReadonlyMap<string, number>

/** What each way of going well together counts. */
const weights = {
  /** The other takes what this one gives, by the media type, and by what it recognizes. */
  next: 1,
  recognized: 0.7,
  /** The other gives what this one takes. */
  before: 0.5,
  /** Both take the same: what else is done with it. */
  beside: 0.4,
  recognizedBeside: 0.5,
  /** Both are about the same, by the words that are said of them. */
  kin: 1.2,
  category: 0.12,
  popular: 0.15,
}

/**
 * Finds for every tool three that go well with it, by id: what is done next with what it gives, before with what it takes,
 * or is about the same; two at most of a category that is not its own. What few tools take or are called by counts more than what many do. The tools come with the most
 * popular first, which decides between equals.
 */
export function findCompanions(tools: readonly KnownTool[]): Record<string, string[]> {
  const takers = countOf(tools.map(({ takes }) => takes.keys()))
  /** What flows from what one deals with to what another does, by how much of either that is. */
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
      // Those are side by side with it already.
      .filter(({ id, variantOf }) => id !== tool.id && !(variantOf && variantOf === tool.variantOf))
      .map((other) => ({ id: other.id, category: other.category, score: scoreOf(tool, other) }))
      .sort((a, b) => b.score - a.score)
      // A third one of a kind that is not its own tells less than one of another.
      .filter(({ category }, at, all) => category === tool.category || countBefore(all, at, category) < 2)
      .slice(0, 3)
      .map(({ id }) => id)
  return Object.fromEntries(tools.map((tool) => [tool.id, companionsOf(tool)]))
}

const countBefore = (all: readonly { category: Category }[], at: number, category: Category): number =>
  all.slice(0, at).filter((each) => each.category === category).length

/** How sure a tool is of results, on the average; that it takes anything counts nothing. */
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

/** The words that are said of each tool, weighed by how few others have them: those of one alone tie it to none. */
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

/** What is said of tools of any kind, and grammar. */
const generic = new Set(
  `and as at any by every for from in into it its like of on or the their them to with your you your device browser online
  right tool code text file files free generate generator convert converter conversion parser editor viewer formatter
  tester validator build look up take apart chinese plain number numbers value values part parts large size sizes own data list format pretty print check make right more`.split(
    /\s+/,
  ),
)

/** The cosine of the angle between two, from 0 to 1. One word in common is chance. */
function likeness(one: Vector = new Map(), other: Vector = new Map()): number {
  const products = [...one].flatMap(([term, weight]) => weight * (other.get(term) ?? 0) || [])
  return products.length > 1 ? products.reduce((sum, each) => sum + each, 0) : 0
}

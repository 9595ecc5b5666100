import type { JsonIndex } from '#lib/json/json-index.ts'
import { lowerBound } from '../navigation/lower-bound.ts'
import type { PathStep, TreeNavigation } from '../navigation/tree-navigation.ts'
import { isContainer } from '../navigation/value-kind.ts'
import type { Outline } from './outline.ts'
import type { TokenMapping } from './token-handles.ts'
import type { TreeRow } from './tree-row.ts'

/** A value that a graph shows: a container as a box, any other on a line of the box that it stands in. */
export interface GraphRow extends TreeRow {
  /** Of an open container: how many of its children are not drawn, before and behind the drawn ones. */
  before: number
  behind: number
}

/** The part of a document that is drawn as a graph, in the order of the text, its root first. */
export interface Graph {
  rows: GraphRow[]
  /** Whether more is open than is drawn at once. */
  isFull: boolean
  /** Whether the root of the graph is not that of the document. */
  isPart: boolean
}

/** A range of consecutive children of a container: from an index up to before another. */
interface Span {
  first: number
  last: number
}

/** What is drawn of a graph: its values in the order of the text, and which children of its open containers. */
interface DrawnValues {
  tokens: number[]
  spans: ReadonlyMap<number, Span>
  isFull: boolean
}

/** The part of a document that is shown as a graph: its root, and which children of long containers are shown. */
export class GraphScope {
  /** The token that it begins with. */
  root = 0
  private spans = new Map<number, Span>()

  /** Shows more of the children of a container, before those that are shown or behind them. */
  extend(container: number, side: 'before' | 'behind'): void {
    const { first, last } = this.spans.get(container) ?? firstSpan
    const isBefore = side === 'before'
    this.spans.set(container, isBefore ? { first: Math.max(0, first - step), last } : { first, last: last + step })
  }

  /** Updates the scope after an edit; its root may be gone. */
  follow(mapping: TokenMapping): void {
    this.root = mapping(this.root) ?? 0
    const followed = [...this.spans].map(([token, span]) => [mapping(token), span] as const)
    this.spans = new Map(followed.flatMap(([token, span]) => (token === undefined ? [] : [[token, span]])))
  }

  /** Resets the scope for another text. */
  reset(root: number): void {
    this.root = root
    this.spans.clear()
  }

  /**
   * Chooses what is drawn, breadth first within the limits, so that no branch crowds out the others.
   *
   * @param way from the root of the document to a value that is drawn in any case, as far as all on it is open
   */
  choose(
    index: JsonIndex,
    navigation: TreeNavigation,
    isOpen: (token: number) => boolean,
    way: readonly PathStep[],
  ): DrawnValues {
    const closed = way.findIndex(({ token }) => !isOpen(token))
    const within = this.take(closed < 0 ? way : way.slice(0, closed + 1))
    const wanted = new Map(within.map(({ parent, place }) => [parent, place]))
    const paid = new Set(within.map(({ token }) => token))
    const isBox = (token: number) => isContainer(index, token) && (index.nexts[token] ?? 0) > token + 1
    const left = {
      boxes: maxBoxes - 1 - within.filter(({ token }) => isBox(token)).length,
      values: maxValues - 1 - within.length,
    }
    /** Counts children against the budget; returns the index of the first that exceeds it. */
    const pay = (children: Uint32Array, from: number, to: number, budget: typeof left): number => {
      for (let place = from; place < to; place++) {
        const child = children[place] ?? 0
        if (paid.has(child)) continue
        const boxes = isBox(child) ? 1 : 0
        if (budget.boxes < boxes || budget.values < 1) return place
        budget.boxes -= boxes
        budget.values--
      }
      return to
    }

    const spans = new Map<number, Span>()
    const boxes = [this.root]
    let isFull = false
    for (const token of boxes) {
      const children = isOpen(token) && isBox(token) ? navigation.childrenOf(token) : undefined
      if (!children) continue
      const place = wanted.get(token)
      const span = this.spanOf(token, children.length, place)
      const reach = pay(children, span.first, span.last, { ...left })
      // Where the budget is too small for all, it begins with the child that has to be drawn.
      const first = place !== undefined && place >= reach ? place : span.first
      const last = pay(children, first, span.last, left)
      if (last < span.last || first > span.first) isFull = true
      spans.set(token, { first, last })
      for (const child of children.subarray(first, last)) if (isBox(child)) boxes.push(child)
    }
    return { tokens: inOrder(this.root, spans, navigation), spans, isFull }
  }

  /** Returns the steps below the graph's root, which moves where they do not pass it or are too many. */
  private take(way: readonly PathStep[]): readonly PathStep[] {
    let at = way.findIndex(({ token }) => token === this.root)
    if (at < 0) at = 0
    at = Math.max(at, way.length - 1 - maxLevels)
    this.root = way[at]?.token ?? 0
    return way.slice(at + 1)
  }

  /** The children of a container that are to be shown, one of them in any case. */
  private spanOf(token: number, count: number, place: number | undefined): Span {
    let span = this.spans.get(token) ?? firstSpan
    if (span.first >= count) span = firstSpan
    if (place !== undefined && (place < span.first || place >= span.last)) {
      const first = Math.floor(place / step) * step
      // The last one shown before stays in view.
      if (place === span.last) span = { first: span.first, last: place + step }
      else span = { first, last: place === span.first - 1 ? span.last : first + step }
      this.spans.set(token, span)
    }
    return { first: span.first, last: Math.min(span.last, count) }
  }
}

/** Lists the drawn values in the order of the text. */
function inOrder(root: number, spans: ReadonlyMap<number, Span>, navigation: TreeNavigation): number[] {
  const tokens: number[] = []
  const waiting = [root]
  for (let token = waiting.pop(); token !== undefined; token = waiting.pop()) {
    tokens.push(token)
    const span = spans.get(token)
    if (span) waiting.push(...navigation.childrenOf(token).slice(span.first, span.last).reverse())
  }
  return tokens
}

/** Describes what the boxes and lines of the drawn values show. */
export function describeGraph({ tokens, spans, isFull }: DrawnValues, rowOf: (token: number) => TreeRow): Graph {
  const rows = tokens.map((token): GraphRow => {
    const row = rowOf(token)
    const { first = 0, last = row.children } = spans.get(token) ?? {}
    const isLong = row.text.length > maxShownLength
    // Not within a character.
    const text = isLong ? row.text.slice(0, maxShownLength).replace(/[\ud800-\udbff]$/, '') : row.text
    return { ...row, text, isCut: isLong || row.isCut, before: first, behind: row.children - last }
  })
  return { rows, isFull, isPart: tokens[0] !== 0 }
}

export const maxBoxes = 1000

/** Boxes and lines together. */
const maxValues = 10_000

/** Above the value that has to be drawn. */
const maxLevels = 200

/** In UTF-16 units. */
const maxShownLength = 80

/** In children: how many of a container are shown first, and how many more each time. */
const step = 100

const firstSpan: Span = { first: 0, last: step }

/** A direction of keyboard navigation in a graph. */
export type Direction = 'parent' | 'child' | 'next' | 'previous' | 'first' | 'last'

/** Finds the neighbor of the value at the end of a path; undefined where there is none in the graph. */
export function neighborIn(
  index: JsonIndex,
  navigation: TreeNavigation,
  { tokens }: Outline,
  root: number,
  way: readonly PathStep[],
  direction: Direction,
): number | undefined {
  const { token = 0, parent, place = 0 } = way.at(-1) ?? {}
  if (direction === 'first') return root
  if (direction === 'last') return tokens[lowerBound(tokens, index.nexts[root] ?? 0) - 1]
  if (direction === 'child') return navigation.childrenOf(token)[0]
  if (token === root || parent === undefined) return undefined
  if (direction === 'parent') return parent
  return navigation.childrenOf(parent)[direction === 'next' ? place + 1 : place - 1]
}

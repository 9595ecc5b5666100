import { parsePageRanges } from '#lib/pdf/page-ranges.ts'

/** A page of the result: which it is, from 1, how it is turned, and which of several of the same page it is. */
export interface Card {
  page: number
  turn: number
  key: string
}

/** How fields say which pages there are in which order, and how they are turned. */
export interface ArrangementFields {
  pages: string
  rotate: string
}

/** Reads pages as the fields have them; all of them while nothing is said, or nothing that there is. */
export function readCards({ pages, rotate }: ArrangementFields, count: number): Card[] {
  const all = Array.from({ length: count }, (_, page) => page)
  const wanted = pages.trim() === '' ? all : parsePageRanges(pages, count)
  const turns = readTurns(rotate, count)
  const seen = new Map<number, number>()
  return (Array.isArray(wanted) ? wanted : all).map((index) => {
    const page = index + 1
    const times = (seen.get(page) ?? 0) + 1
    seen.set(page, times)
    return { page, turn: turns.get(page) ?? 0, key: `${page} ${times}` }
  })
}

function readTurns(rotate: string, count: number): Map<number, number> {
  const turns = new Map<number, number>()
  for (const part of rotate.split(',')) {
    const [pages = '', angle = ''] = part.split(':')
    const selection = parsePageRanges(pages, count)
    if (Array.isArray(selection)) for (const index of selection) turns.set(index + 1, Number(angle) || 0)
  }
  return turns
}

/** Writes cards as the fields have them: runs of pages in short. */
export function writeCards(cards: readonly Card[]): ArrangementFields {
  const parts: string[] = []
  for (let at = 0; at < cards.length; ) {
    const first = cards[at]?.page ?? 0
    const step = cards[at + 1]?.page === first - 1 ? -1 : 1
    let length = 1
    while (cards[at + length]?.page === first + step * length) length++
    parts.push(length === 1 ? String(first) : `${first}-${first + step * (length - 1)}`)
    at += length
  }
  const turned = new Map(cards.flatMap(({ page, turn }) => (turn === 0 ? [] : [[page, turn]])))
  const rotate = [...turned].sort(([a], [b]) => a - b).map(([page, turn]) => `${page}:${turn}`)
  return { pages: parts.join(','), rotate: rotate.join(',') }
}

/** Takes a card out of its place, and puts it into another. */
export function moveCard(cards: readonly Card[], from: number, to: number): Card[] {
  const moved = [...cards]
  moved.splice(to, 0, ...moved.splice(from, 1))
  return moved
}

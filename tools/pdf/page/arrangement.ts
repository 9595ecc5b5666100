import { parsePageRanges } from '#lib/pdf/page-ranges.ts'

/** A page of the result: its number from 1, its rotation, and a key that tells several of the same page apart. */
export interface ArrangedPage {
  page: number
  rotation: number
  key: string
}

/** The fields for the order and rotation of pages. */
export interface ArrangementFields {
  pages: string
  rotate: string
}

/** Parses the fields; all pages if they are empty or invalid. */
export function parseArrangement({ pages, rotate }: ArrangementFields, count: number): ArrangedPage[] {
  const all = Array.from({ length: count }, (_, page) => page)
  const wanted = pages.trim() === '' ? all : parsePageRanges(pages, count)
  const rotations = parseRotations(rotate, count)
  const seen = new Map<number, number>()
  return (Array.isArray(wanted) ? wanted : all).map((index) => {
    const page = index + 1
    const times = (seen.get(page) ?? 0) + 1
    seen.set(page, times)
    return { page, rotation: rotations.get(page) ?? 0, key: `${page} ${times}` }
  })
}

function parseRotations(rotate: string, count: number): Map<number, number> {
  const rotations = new Map<number, number>()
  for (const part of rotate.split(',')) {
    const [pages = '', angle = ''] = part.split(':')
    const selection = parsePageRanges(pages, count)
    if (Array.isArray(selection)) for (const index of selection) rotations.set(index + 1, Number(angle) || 0)
  }
  return rotations
}

/** Formats the fields, with ranges for consecutive pages. */
export function formatArrangement(cards: readonly ArrangedPage[]): ArrangementFields {
  const parts: string[] = []
  for (let at = 0; at < cards.length; ) {
    const first = cards[at]?.page ?? 0
    const step = cards[at + 1]?.page === first - 1 ? -1 : 1
    let length = 1
    while (cards[at + length]?.page === first + step * length) length++
    parts.push(length === 1 ? String(first) : `${first}-${first + step * (length - 1)}`)
    at += length
  }
  const rotated = new Map(cards.flatMap(({ page, rotation }) => (rotation === 0 ? [] : [[page, rotation]])))
  const rotate = [...rotated].sort(([a], [b]) => a - b).map(([page, rotation]) => `${page}:${rotation}`)
  return { pages: parts.join(','), rotate: rotate.join(',') }
}

/** Moves a page to another position. */
export function movePage(cards: readonly ArrangedPage[], from: number, to: number): ArrangedPage[] {
  const moved = [...cards]
  moved.splice(to, 0, ...moved.splice(from, 1))
  return moved
}

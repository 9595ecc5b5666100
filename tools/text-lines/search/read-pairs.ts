import { errors } from '../errors.ts'

export interface Pair {
  from: string
  to: string
}

/**
 * Reads what is to be replaced, a pair a line: `from → to`. One blank at each side of the arrow belongs to it. Where a line
 * has no →, the first =>, -> or tab stands for it; empty lines are left out.
 *
 * @throws badPairs
 */
export function readPairs(written: string): Pair[] {
  const pairs = written.split(/\r\n|\r|\n/).flatMap((line, index) => {
    if (line.trim() === '') return []
    const arrow = arrows.find((each) => line.includes(each))
    const at = arrow === undefined ? -1 : line.indexOf(arrow)
    const from = line.slice(0, Math.max(0, at)).replace(/ $/, '')
    if (arrow === undefined || from === '') throw errors.badPairs({ line: index + 1 })
    return [{ from, to: line.slice(at + arrow.length).replace(/^ /, '') }]
  })
  if (pairs.length === 0) throw errors.badPairs({ line: 1 })
  return pairs
}

const arrows = ['→', '=>', '->', '\t']

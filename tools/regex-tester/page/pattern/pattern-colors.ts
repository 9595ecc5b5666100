/** A piece of a pattern, and what color it has. */
export interface ColoredPiece {
  text: string
  kind: 'sign' | 'name' | 'set' | 'repeat' | 'plain'
  /** Where it stands. */
  start: number
}

const syntax =
  /(?<set>\\(?:u\{[^}]{0,80}\}|u[\da-f]{4}|x[\da-f]{2}|[pP]\{[^}]{0,80}\}|c[A-Za-z]|[^kgbBAzZG])|\[(?:\\.|[^\]\\])*\]?|\.)|(?<sign>\((?:\?(?:<?[=!]|[>|]|[a-z-]*:|#[^)]*))?|[)|^$]|\\[bBAzZG])|(?<repeat>[*+?][?+]?|\{(?:\d+(?:,\d*)?|,\d*)?\}[?+]?)|\\[kg](?:<(?<reference>[^>]{0,80})>)?/gis

/** Colors a pattern of whatever engine, roughly: what cannot be told apart at a glance is plain. */
export function colored(pattern: string): ColoredPiece[] {
  const pieces: ColoredPiece[] = []
  const add = (kind: ColoredPiece['kind'], from: number, to: number) => {
    if (to > from) pieces.push({ kind, text: pattern.slice(from, to), start: from })
  }
  let from = 0
  for (const match of pattern.matchAll(syntax)) {
    const { index, groups = {} } = match
    if (index < from) continue
    add('plain', from, index)
    const end = index + match[0].length
    const [opening = '', name = ''] =
      match[0] === '(' ? (/^\(\?P?[<'](?![=!])([^>']*)/.exec(pattern.slice(index)) ?? []) : []
    if (opening) {
      const nameAt = index + opening.length - name.length
      add('sign', index, nameAt)
      add('name', nameAt, nameAt + name.length)
      add('sign', nameAt + name.length, nameAt + name.length + 1)
      from = nameAt + name.length + 1
      continue
    }
    add(groups['set'] ? 'set' : groups['repeat'] ? 'repeat' : 'sign', index, end)
    from = end
  }
  add('plain', from, pattern.length)
  return pieces
}

/** Cuts pieces at places, so that each is wholly inside or outside of what is between them. */
export function cutAt(pieces: readonly ColoredPiece[], places: readonly number[]): ColoredPiece[] {
  return pieces.flatMap((piece) => {
    const { start, text } = piece
    const within = [...new Set(places)]
      .filter((place) => place > start && place < start + text.length)
      .sort((a, b) => a - b)
    const edges = [start, ...within, start + text.length]
    return edges.slice(1).map((edge, index) => {
      const from = edges[index] ?? start
      return { ...piece, start: from, text: text.slice(from - start, edge - start) }
    })
  })
}

/** The roots of Wubi 86, and the splits of characters. */
export interface RootTable {
  /** The letter of each root's key. */
  keys: ReadonlyMap<string, string>
  /**
   * The roots of each character that its code stands for: at most the first three and the last. Empty if it is a root
   * itself.
   */
  splits: Pick<ReadonlyMap<string, readonly string[]>, 'get'>
}

export const splitKinds = ['compound', 'key-name', 'root', 'stroke'] as const
export type SplitKind = (typeof splitKinds)[number]

/** How a code is composed: its letters are the keys of the roots, then the last-stroke code if there is one. */
export interface Split {
  kind: SplitKind
  roots: { root: string; key: string }[]
  /** The last-stroke code: the letter for the last stroke and the structure of characters of two or three roots. */
  identification?: string | undefined
}

/**
 * Splits the full code of a character by the rules of Wubi 86. Undefined if its roots are not known, or do not match
 * the code, as with another glyph variant or another table.
 */
export function splitOf(character: string, code: string, { keys, splits }: RootTable): Split | undefined {
  const roots = splits.get(character)
  if (!roots) return undefined
  if (roots.length === 0) return splitOfRoot(character, code, keys.get(character))
  const identification = code.slice(roots.length)
  const agrees = roots.map((root) => keys.get(root)).join('') === code.slice(0, roots.length)
  if (!agrees || (identification !== '' && !readIdentification(identification))) return undefined
  const split: Split = { kind: 'compound', roots: roots.map((root, at) => ({ root, key: code.charAt(at) })) }
  return identification ? { ...split, identification } : split
}

/** Formats a split: 钅Q 彐V 二F 廴P, or 口K 八W + U with letters that are not roots. */
export function splitText({ roots }: Split, code: string): string {
  const rest = code.slice(roots.length).toUpperCase()
  return roots.map(({ root, key }) => root + key.toUpperCase()).join(' ') + (rest && ` + ${rest}`)
}

/**
 * Splits the code of a character that is a root: its key, then its first, second and last stroke. The name of a key is
 * that key four times, and a single stroke is its key twice and two L as filler.
 */
function splitOfRoot(character: string, code: string, key: string | undefined): Split | undefined {
  const [first = '', ...rest] = code
  if (first !== key) return undefined
  if (code === first.repeat(4)) return { kind: 'key-name', roots: [...code].map(() => ({ root: character, key })) }
  if (code === `${first}${first}ll`)
    return { kind: 'stroke', roots: [first, first].map(() => ({ root: character, key })) }
  const strokes = rest.flatMap((letter) => strokesByKey.get(letter) ?? [])
  if (strokes.length === 0 || strokes.length !== rest.length) return undefined
  const all = [character, ...strokes]
  return { kind: 'root', roots: all.map((root, at) => ({ root, key: code.charAt(at) })) }
}

const strokesByKey: ReadonlyMap<string, string> = new Map([
  ['g', '一'],
  ['h', '丨'],
  ['t', '丿'],
  ['y', '丶'],
  ['n', '乙'],
])

/**
 * The meaning of a last-stroke code: the stroke from 1, horizontal, to 5, turning; the structure 1, left-right, 2,
 * top-bottom, or 3, any other.
 */
interface Identification {
  stroke: 1 | 2 | 3 | 4 | 5
  structure: 1 | 2 | 3
}

const identifications: ReadonlyMap<string, Identification> = new Map(
  (['gfd', 'hjk', 'tre', 'yui', 'nbv'] as const).flatMap((letters, zone) =>
    [...letters].map((letter, place) => [
      letter,
      { stroke: (zone + 1) as Identification['stroke'], structure: (place + 1) as Identification['structure'] },
    ]),
  ),
)

/** Decodes a last-stroke code (末笔字型交叉识别码); undefined if the letter is not one. */
export const readIdentification = (letter: string): Identification | undefined => identifications.get(letter)

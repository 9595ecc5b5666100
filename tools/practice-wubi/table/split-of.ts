/** The roots of Wubi 86, and what characters are made of. */
export interface RootTable {
  /** The letter of the key that a root lies on. */
  keys: ReadonlyMap<string, string>
  /** The roots of a character, no more than a code tells: the first three and the last. None where it is a root itself. */
  splits: ReadonlyMap<string, readonly string[]>
}

export const splitKinds = ['compound', 'key-name', 'root', 'stroke'] as const
export type SplitKind = (typeof splitKinds)[number]

/** How a code comes about. Its letters are the keys of the roots, then the last-stroke code where there is one. */
export interface Split {
  kind: SplitKind
  roots: { root: string; key: string }[]
  /** The letter for the last stroke and the structure, which characters of two and three roots have. */
  identification?: string | undefined
}

/**
 * Tells how a full code of a character comes about, by the rules of Wubi 86. Undefined where its roots are not known, or
 * do not agree with the code: that is another way of writing, or another table.
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

/** Writes a split for reading: 钅Q 彐V 二F 廴P; 口K 八W + U, where a letter stands for no root. */
export function splitText({ roots }: Split, code: string): string {
  const rest = code.slice(roots.length).toUpperCase()
  return roots.map(({ root, key }) => root + key.toUpperCase()).join(' ') + (rest && ` + ${rest}`)
}

/**
 * Tells how the code of a character that is a root comes about: its key, then its first, second and last stroke. What a
 * key is named after has that key four times, and a single stroke its key twice and two L, which stand for nothing.
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

/** What a last-stroke code tells: the stroke from 1, level, to 5, turning; the structure from 1, side by side, 2, one above the other, to 3, any other. */
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

/** Reads a last-stroke code (末笔字型交叉识别码); undefined where a letter is none. */
export const readIdentification = (letter: string): Identification | undefined => identifications.get(letter)

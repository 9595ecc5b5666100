import { singularOf } from '../text/singular.ts'
import { type IdentifierStyle, identifierOf, NameSet, nameKeys } from './identifiers.ts'
import type { Field, InferredTypes, ObjectType } from './shape.ts'
import { splitWords } from './split-words.ts'

/** The names of all types of a file, unique also when case is ignored. */
export interface TypeNames {
  /** The name of the document's own type, whatever its shape. */
  root: string
  of(type: ObjectType): string
  /** Names something else at a path, such as a union or a set of literals. */
  claim(path: readonly string[], isItem: boolean, name?: string): string
}

/** The default name of a root. */
const defaultRootName = 'Root'

/**
 * Names the types. The root gets the requested name, and so does its type where the root is always an object. Others
 * are named after the key that leads to them, items after its singular, and a type under several keys after the words
 * that these end in. A name in use is prefixed by that of the parent key, then numbered.
 *
 * A type keeps the name that a schema gives it, and so does the root unless another name is requested.
 *
 * @param asked the requested name; where no identifier can be made of it, the root is called Root
 */
export function nameTypes({ root, types, name }: InferredTypes, asked: string, style: IdentifierStyle): TypeNames {
  const taken = new NameSet(style.reserved, (name) => name.toLowerCase())
  const write = (words: readonly string[]) => identifierOf(words, style)
  const orElse = (words: readonly string[], word: string) => (write(words) === '' ? [word] : words)
  const rootWords = orElse(splitWords(asked === defaultRootName && name ? name : asked), 'root')
  const own = write(rootWords)
  const rootIdentifier = taken.claim([own, own + write(['root'])])

  const claim = (path: readonly string[], last: readonly string[], isItem: boolean, name = ''): string => {
    const told = splitWords(name)
    const unnamed = () => (path.length === 0 ? itemOf(rootWords, isItem) : shortened(orElse(last, 'value')))
    const words = write(told) === '' ? unnamed() : shortened(told)
    const above = path.length > 1 ? shortened(singularWords(splitWords(path.at(-2) ?? ''))) : rootWords
    return taken.claim([write(words), write([...above, ...words])])
  }
  const names = new Map<ObjectType, string>()
  const [only] = root.forms
  if (only?.kind === 'object' && root.forms.length === 1 && !root.isNullable) names.set(only.type, rootIdentifier)
  for (const type of types)
    if (!names.has(type)) names.set(type, claim(type.path, wordsOf(type), type.isItem, type.name))
  return {
    root: rootIdentifier,
    of: (type) => names.get(type) ?? rootIdentifier,
    claim: (path, isItem, name) => claim(path, wordsOf({ keys: path.slice(-1), isItem }), isItem, name),
  }
}

/** Names the fields of a type, each once. */
export function nameFields({ fields }: ObjectType, style: IdentifierStyle): Map<Field, string> {
  const names = nameKeys(
    fields.map(({ key }) => key),
    style,
  )
  return new Map(fields.map((field, at) => [field, names[at] ?? '']))
}

/** Shortens a long name to its last words: a key may be a sentence. */
function shortened(words: readonly string[]): readonly string[] {
  let [kept, length] = [0, 0]
  for (const word of words.toReversed()) {
    length += word.length
    if (length > maxNameLength) break
    kept++
  }
  if (kept > 0) return words.slice(-kept)
  return words.slice(-1).map((word) => Array.from(word).slice(0, maxNameLength).join(''))
}

const maxNameLength = 40

/** Names the items of a list: User for Users, RootItem for Root. */
function itemOf(rootWords: readonly string[], isItem: boolean): string[] {
  const singular = singularWords(rootWords)
  return isItem && singular.at(-1) !== rootWords.at(-1)?.toLowerCase()
    ? singular
    : [...rootWords, isItem ? 'item' : 'value']
}

/** The words of a type's name: those of its first key, or the last words that all of its keys share. */
function wordsOf({ keys, isItem }: Pick<ObjectType, 'keys' | 'isItem'>): string[] {
  const [first = [], ...others] = keys.map(splitWords)
  const words = isItem ? singularWords(first) : first
  const wanted = singularWords(first)
  const shared = others.map((other) => sharedEnding(wanted, singularWords(other))).filter((length) => length > 0)
  return shared.length === 0 ? words : words.slice(-Math.min(...shared))
}

/** Counts the last words that two names share. */
function sharedEnding(one: readonly string[], other: readonly string[]): number {
  let length = 0
  while (length < one.length && one.at(-1 - length) === other.at(-1 - length)) length++
  return length
}

/** Words in lower case, the last one in the singular. */
const singularWords = (words: readonly string[]): string[] =>
  words.map((word, at) => (at === words.length - 1 ? singularOf(word) : word.toLowerCase()))

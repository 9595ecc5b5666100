/** An occurrence of a listed word in a text. */
export interface FoundWord {
  start: number
  end: number
  /** The word's index in the list. */
  index: number
}

interface FindOptions {
  ignoreCase: boolean
  /** Whether a word must not be next to a letter or digit. */
  wholeWords: boolean
}

/**
 * Returns a function that finds words in a text from left to right, the longest at each position, without overlaps.
 * Takes linear time however many words there are: an Aho–Corasick automaton (1975) reads the text backwards, and so
 * knows at each position which words begin there.
 */
export function wordFinder(words: readonly string[], options: FindOptions): (text: string) => Generator<FoundWord> {
  const fold = options.ignoreCase ? foldCase : (text: string) => text
  const automaton = buildAutomaton(words.map((word) => fold(word)))
  return function* find(text) {
    // Words contain no line breaks, so a text can be searched in blocks of lines.
    for (let from = 0; from < text.length; ) {
      const end = text.indexOf('\n', from + blockLength)
      const block = text.slice(from, end < 0 ? text.length : end + 1)
      for (const { start, end, index } of findInBlock(block, fold(block), words, automaton, options.wholeWords))
        yield { start: from + start, end: from + end, index }
      from += block.length
    }
  }
}

/** In UTF-16 units. */
const blockLength = 2 ** 16

function* findInBlock(
  text: string,
  folded: string,
  words: readonly string[],
  { step, wordsAt }: Automaton,
  wholeWords: boolean,
): Generator<FoundWord> {
  /** By position, the index + 1 of the word that begins there, or 0. */
  const beginnings = new Int32Array(text.length)
  const lengthOf = (index: number): number => words[index]?.length ?? 0
  for (let place = text.length - 1, state = 0; place >= 0; place--) {
    state = step(state, folded.charCodeAt(place))
    if (state === 0) continue
    for (const index of wordsAt(state)) {
      if (wholeWords && !(isWordBoundary(text, place) && isWordBoundary(text, place + lengthOf(index)))) continue
      beginnings[place] = index + 1
      break
    }
  }
  for (let place = 0; place < text.length; place++) {
    const index = (beginnings[place] ?? 0) - 1
    if (index < 0) continue
    const end = place + lengthOf(index)
    yield { start: place, end, index }
    place = end - 1
  }
}

interface Automaton {
  step(state: number, unit: number): number
  /** The indexes of the words that end in a state, the longest first. */
  wordsAt(state: number): Generator<number>
}

/** Builds the automaton of the reversed words. State 0 is the start. */
function buildAutomaton(words: readonly string[]): Automaton {
  const first = new Int32Array(0x10000)
  const others = new Map<number, number>()
  const after = (state: number, unit: number): number =>
    (state === 0 ? first[unit] : others.get(state * 0x10000 + unit)) ?? 0
  const parents = [0]
  const units = [0]
  const depths = [0]
  const wordOf = [-1]
  for (const [index, word] of words.entries()) {
    let state = 0
    for (let at = word.length - 1; at >= 0; at--) {
      const unit = word.charCodeAt(at)
      let next = after(state, unit)
      if (next === 0) {
        next = parents.length
        parents.push(state)
        units.push(unit)
        depths.push((depths[state] ?? 0) + 1)
        wordOf.push(-1)
        if (state === 0) first[unit] = next
        else others.set(state * 0x10000 + unit, next)
      }
      state = next
    }
    // Of duplicate words the first counts.
    if (wordOf[state] === -1) wordOf[state] = index
  }

  const failures = new Int32Array(parents.length)
  const step = (from: number, unit: number): number => {
    for (let state = from; state !== 0; state = failures[state] ?? 0) {
      const next = after(state, unit)
      if (next !== 0) return next
    }
    return after(0, unit)
  }
  /** The nearest state with a word, along the failure links from and including this one; 0 if there is none. */
  const nearest = new Int32Array(parents.length)
  const byDepth = Array.from(depths.keys()).sort((a, b) => (depths[a] ?? 0) - (depths[b] ?? 0))
  for (const state of byDepth) {
    const failure = depths[state] === 1 || state === 0 ? 0 : step(failures[parents[state] ?? 0] ?? 0, units[state] ?? 0)
    failures[state] = failure
    nearest[state] = wordOf[state] === -1 ? (nearest[failure] ?? 0) : state
  }
  function* wordsAt(from: number): Generator<number> {
    for (let state = nearest[from] ?? 0; state !== 0; state = nearest[failures[state] ?? 0] ?? 0)
      yield wordOf[state] ?? 0
  }
  return { step, wordsAt }
}

/** Folds case without changing lengths, so that positions are kept. */
function foldCase(text: string): string {
  const lower = text.toLowerCase()
  const same = lower.length === text.length ? lower : text.replace(/./gs, foldUnit)
  return same.replaceAll('ς', 'σ')
}

const foldUnit = (unit: string): string => {
  const lower = unit.toLowerCase()
  return lower.length === 1 ? lower : unit
}

/** Whether a position is a word boundary. Scripts without spaces have one between any two characters. */
const isWordBoundary = (text: string, place: number): boolean =>
  !(isWordCharacter(text, place - 1) && isWordCharacter(text, place))

const isWordCharacter = (text: string, place: number): boolean => {
  const unit = text[place]
  return unit !== undefined && wordCharacter.test(unit) && !scriptWithoutSpaces.test(unit)
}

const wordCharacter = /[\p{L}\p{N}\p{M}_]/u
const scriptWithoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u

import type { EngineName } from '#lib/regex/engine.ts'

/** A part of a pattern that its engine silently interprets otherwise than it looks. */
export interface Pitfall {
  code:
    | 'needsUnicode'
    | 'scriptName'
    | 'letter'
    | 'unknown'
    | 'posix'
    | 'leadingFlags'
    | 'groupSyntax'
    | 'repeatTwice'
    | 'hexDigit'
  /** As it stands in the pattern. */
  source: string
  start: number
  /** The replacement, and the flags that it needs besides. Left out where there is no simple one. */
  instead?: string | undefined
  flags?: string
}

/** Finds what an engine silently interprets otherwise than was meant, and the syntax of other engines. */
export function findPitfalls(pattern: string, flags: string, engine: EngineName): Pitfall[] {
  const pitfalls: Pitfall[] = []
  let isInClass = false
  for (const { 0: source, index: start } of pattern.slice(0, maxPatternLength).matchAll(tokens)) {
    if (source.startsWith('\\')) pitfalls.push(...escapePitfall({ source, start, isInClass, flags, engine }))
    else if (isInClass && source.startsWith('[:')) {
      const instead = posixClasses[source.slice(2, -2)]
      if (isEcmascript(engine)) pitfalls.push({ code: 'posix', source, start, instead })
    } else if (source === ']') isInClass = false
    else if (source.startsWith('[')) isInClass = true
    else if (!isInClass) pitfalls.push(...groupPitfall(source, start, engine))
  }
  return pitfalls
}

/** The pattern and its flags with all pitfalls of one kind put right; undefined where that cannot be done. */
export function fixPitfalls(
  pattern: string,
  flags: string,
  pitfalls: readonly Pitfall[],
): { pattern: string; flags: string } {
  const fixed = pitfalls
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, source, instead = source }) => {
      return text.slice(0, start) + instead + text.slice(start + source.length)
    }, pattern)
  const more = pitfalls.map(({ flags: added = '' }) => added).join('')
  return { pattern: fixed, flags: [...new Set(flags + more)].sort().join('') }
}

/** In characters. Nobody types a longer one. */
const maxPatternLength = 5000

const tokens =
  /\\(?:[pP]\{[^}]{0,80}\}|[pP][A-Z]|[ux]\{[\da-fA-F]{1,6}\}|u[\da-fA-F]{4}|k<[^>]{0,40}>|.)|\[:\^?[a-z]{3,6}:\]|\[\^?|\]|\(\?(?:[a-zA-Z]{1,6}\)|P<[^>]{0,40}>|P=[^)]{0,40}\)|<[^=!>][^>]{0,40}>)|[*+?}]\+/gs

const isEcmascript = (engine: EngineName): boolean => engine === 'ecmascript' || engine === 'quickjs'

interface Escape {
  source: string
  start: number
  isInClass: boolean
  flags: string
  engine: EngineName
}

function escapePitfall({ source, start, isInClass, flags, engine }: Escape): Pitfall[] {
  const pitfall = (code: Pitfall['code'], instead?: string, added?: string): Pitfall[] => [
    { code, source, start, instead, ...(added && { flags: added }) },
  ]
  if (!isEcmascript(engine)) {
    if (engine === 'pcre2') return pcre2Pitfall(source, pitfall)
    if (engine === 'python') return pythonPitfall(source, isInClass, pitfall)
    if (engine === 'oniguruma') return source === '\\h' ? pitfall('hexDigit', isInClass ? '\\t ' : '[\\t ]') : []
    return source === '\\Z' ? pitfall('unknown', '\\z') : []
  }
  const hasUnicode = /[uv]/.test(flags)
  if (/^\\[pP]/.test(source)) {
    const name = propertyName(source)
    if (!hasUnicode) return source.length > 2 ? pitfall('needsUnicode', name, 'u') : []
    return name !== undefined && name !== source ? pitfall('scriptName', name) : []
  }
  if (source.startsWith('\\u{')) return hasUnicode ? [] : pitfall('needsUnicode', source, 'u')
  if (source.startsWith('\\x{')) return pitfall('letter', source.replace('x', 'u'), hasUnicode ? undefined : 'u')
  if (!/^\\[AzZhHRKGXaeQEN]$/.test(source)) return []
  return pitfall('letter', isInClass ? undefined : replacementOf(source, flags))
}

type MakePitfall = (code: Pitfall['code'], instead?: string) => Pitfall[]

function pcre2Pitfall(source: string, pitfall: MakePitfall): Pitfall[] {
  const [, braced, four] = /^\\u(?:\{([\da-fA-F]+)\}|([\da-fA-F]{4}))/.exec(source) ?? []
  const digits = braced ?? four
  return digits === undefined ? [] : pitfall('groupSyntax', `\\x{${digits}}`)
}

function pythonPitfall(source: string, isInClass: boolean, pitfall: MakePitfall): Pitfall[] {
  if (source === '\\z') return pitfall('unknown', '\\Z')
  if (/^\\[ux]\{/.test(source)) {
    const digits = source.slice(3, -1)
    return pitfall('groupSyntax', digits.length > 4 ? `\\U${digits.padStart(8, '0')}` : `\\u${digits.padStart(4, '0')}`)
  }
  if (source.startsWith('\\k<')) return pitfall('groupSyntax', `(?P=${source.slice(3, -1)})`)
  if (/^\\[pPhHRKGXeQEN]/.test(source)) return pitfall('unknown', isInClass ? undefined : pythonReplacements[source])
  return []
}

const pythonReplacements: Record<string, string> = {
  '\\h': '[\\t ]',
  '\\H': '[^\\t ]',
  '\\R': '(?:\\r\\n|[\\n\\r\\u2028\\u2029])',
  '\\N': '.',
  '\\e': '\\x1b',
}

function groupPitfall(source: string, start: number, engine: EngineName): Pitfall[] {
  const isOniguruma = engine === 'oniguruma'
  if (/^\(\?P/.test(source)) {
    // The other two read names as Python writes them, and know no references.
    if (!isEcmascript(engine) && !isOniguruma) return []
    const instead = source[3] === '=' ? `\\k<${source.slice(4, -1)}>` : `(?${source.slice(3)}`
    return [{ code: 'groupSyntax', source, start, instead }]
  }
  if (source.startsWith('(?<')) {
    if (engine !== 'python') return []
    return [{ code: 'groupSyntax', source, start, instead: `(?P${source.slice(2)}` }]
  }
  if (source.startsWith('(?')) {
    const letters = source.slice(2, -1)
    if (start > 0 || !(isEcmascript(engine) || (isOniguruma && letters.includes('s')))) return []
    const isKnown = /^[ims]+$/.test(letters)
    return [{ code: 'leadingFlags', source, start, ...(isKnown && { instead: '', flags: letters }) }]
  }
  if (engine !== 'rust') return []
  return [{ code: 'repeatTwice', source, start, instead: source.slice(0, 1) }]
}

/** The ECMAScript equivalent of an escape of other engines; undefined where there is none. */
const replacementOf = (source: string, flags: string): string | undefined =>
  (flags.includes('m') ? ofWholeText[source] : undefined) ?? replacements[source]

const replacements: Record<string, string> = {
  '\\A': '^',
  '\\z': '$',
  '\\Z': '$',
  '\\h': '[\\t ]',
  '\\H': '[^\\t ]',
  '\\R': '(?:\\r\\n|[\\n\\r\\u2028\\u2029])',
  '\\N': '.',
  '\\a': '\\x07',
  '\\e': '\\x1b',
}

/** For multiline mode, where ^ and $ match at lines. */
const ofWholeText: Record<string, string> = {
  '\\A': '(?<![^])',
  '\\z': '(?![^])',
  '\\Z': '(?![^])',
}

/** The classes of POSIX, as they stand within brackets. */
const posixClasses: Record<string, string> = {
  alpha: 'a-zA-Z',
  digit: '0-9',
  alnum: 'a-zA-Z0-9',
  upper: 'A-Z',
  lower: 'a-z',
  space: '\\s',
  blank: '\\t ',
  word: '\\w',
  xdigit: '0-9A-Fa-f',
}

/**
 * Writes a property as ECMAScript reads it with the flag u: `\p{Script=Han}` for `\p{Han}`, `\p{L}` for `\pL`.
 * Undefined for one that it does not know.
 */
function propertyName(source: string): string | undefined {
  const [letter, name] = [source.slice(0, 2), source.slice(2).replace(/^\{\^?|\}$/g, '')]
  const names = [`${letter}{${name}}`, `${letter}{Script=${name}}`, `${letter}{${name.replace(/^Is/, '')}}`]
  return names.find(isKnown)
}

function isKnown(property: string): boolean {
  try {
    new RegExp(property, 'u')
    return true
  } catch {
    return false
  }
}

import type { Dialect } from './dialect.ts'
import { isLongName, type Property } from './property.ts'

const hex = (code: number, digits = 4): string => code.toString(16).toUpperCase().padStart(digits, '0')
const braced = (code: number): string => `\\x{${hex(code, 1)}}`
const asUnits = (code: number): string =>
  [...Array(code > 0xffff ? 2 : 1).keys()]
    .map((index) => `\\u${hex(String.fromCodePoint(code).charCodeAt(index))}`)
    .join('')

const inBackslash = { numbered: (number: number) => `\\${number}`, named: (name: string) => `\\k<${name}>` }
const category = ({ kind, name }: Property) => (kind === 'category' ? name : undefined)
const categoryOrScript = ({ kind, name }: Property) =>
  kind === 'category' || (kind === 'script' && isLongName(name)) ? name : undefined

const numberedCondition = (number: number) => `(?(${number})`
const bareCondition = { numbered: numberedCondition, named: (name: string) => `(?(${name})` }
const angledCondition = { numbered: numberedCondition, named: (name: string) => `(?(<${name}>)` }

/** White space in ECMAScript includes more than ASCII, and the zero-width no-break space. */
const wideSpace = (zeroWidth: string) => `\\s\\x0B\\p{Z}${zeroWidth}`

export const python: Dialect = {
  title: 'Python',
  space: '\\s',
  boundary: '(?a:\\b)',
  notBoundary: '(?a:\\B)',
  end: '\\Z',
  named: (name) => `(?P<${name}>`,
  nameForm: /^[\p{ID_Start}_][\p{ID_Continue}]*$/u,
  reference: { numbered: inBackslash.numbered, named: (name) => `(?P=${name})` },
  conditional: bareCondition,
  lookahead: true,
  lookbehind: 'fixed',
  escape: (code) => (code > 0xffff ? `\\U${hex(code, 8)}` : `\\u${hex(code)}`),
  hasWideClasses: true,
  hasNestedClasses: false,
  property: () => undefined,
  maxRepeats: 2 ** 32 - 2,
}

export const go: Dialect = {
  title: 'Go',
  lineMode: { letters: 'm', misses: 'lineFeedOnly' },
  space: wideSpace('\\x{FEFF}'),
  boundary: '\\b',
  notBoundary: '\\B',
  end: '\\z',
  named: (name) => `(?P<${name}>`,
  nameForm: /^\w+$/,
  lookahead: false,
  lookbehind: 'none',
  escape: braced,
  hasWideClasses: true,
  hasNestedClasses: false,
  property: categoryOrScript,
  maxRepeats: 1000,
}

const javaBinary = ['Alphabetic', 'Ideographic', 'Lowercase', 'Uppercase', 'White_Space', 'Hex_Digit']

export const java: Dialect = {
  title: 'Java',
  space: wideSpace('\\uFEFF'),
  boundary: '\\b',
  notBoundary: '\\B',
  end: '\\z',
  named: (name) => `(?<${name}>`,
  nameForm: /^[a-zA-Z][a-zA-Z0-9]*$/,
  reference: inBackslash,
  lookahead: true,
  lookbehind: 'bounded',
  escape: braced,
  hasWideClasses: true,
  hasNestedClasses: true,
  property(property) {
    if (property.kind === 'binary') return javaBinary.includes(property.name) ? `Is${property.name}` : undefined
    if (property.kind === 'script') return `Is${property.name}`
    return category(property)
  },
  maxRepeats: 2 ** 31 - 2,
}

export const rust: Dialect = {
  title: 'Rust',
  lineMode: { letters: 'mR', misses: 'oneLineEnd' },
  space: '\\s',
  boundary: '(?-u:\\b)',
  notBoundary: '(?-u:\\B)',
  end: '\\z',
  named: (name) => `(?P<${name}>`,
  nameForm: /^[_\p{Alphabetic}][_\p{Alphabetic}\d]*$/u,
  lookahead: false,
  lookbehind: 'none',
  escape: (code) => `\\u{${hex(code, 1)}}`,
  hasWideClasses: true,
  hasNestedClasses: true,
  property: ({ kind, name }) => (kind === 'extensions' ? `scx=${name}` : name),
  maxRepeats: 2 ** 32 - 2,
}

export const php: Dialect = {
  title: 'PHP',
  space: '\\s',
  boundary: '\\b',
  notBoundary: '\\B',
  end: '\\z',
  named: (name) => `(?<${name}>`,
  nameForm: /^[A-Za-z_]\w{0,31}$/,
  reference: inBackslash,
  conditional: angledCondition,
  lookahead: true,
  lookbehind: 'branches',
  escape: braced,
  hasWideClasses: true,
  hasNestedClasses: false,
  property: categoryOrScript,
  maxRepeats: 65_535,
}

export const csharp: Dialect = {
  title: 'C#',
  space: '\\s',
  boundary: '\\b',
  notBoundary: '\\B',
  end: '\\z',
  named: (name) => `(?<${name}>`,
  nameForm: /^[\p{L}_][\p{L}\p{Nd}_]*$/u,
  countsNamedLast: true,
  sharesNames: true,
  reference: inBackslash,
  conditional: bareCondition,
  lookahead: true,
  lookbehind: 'any',
  escape: asUnits,
  hasWideClasses: false,
  hasNestedClasses: false,
  property: category,
  maxRepeats: 2 ** 31 - 1,
}

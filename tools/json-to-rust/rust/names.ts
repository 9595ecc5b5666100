import type { IdentifierStyle } from '#lib/json-shape/identifiers.ts'

/**
 * Characters that are the same after NFKC, or the compiler refuses or warns (UAX 31): what changes by NFKC_Casefold, but
 * for capitals and the two small letters that only its folding of cases changes.
 */
const small = /[[\p{XID_Continue}--\p{Changes_When_NFKC_Casefolded}]ßς]/v
const any =
  /[[\p{XID_Continue}--\p{Changes_When_NFKC_Casefolded}][\p{Lu}--[\u{1D400}-\u{1D7FF}\u2100-\u214F\uFF21-\uFF3A\u01C4-\u01CC\u01F1-\u01F3]]ßς]/v
const start = /\p{XID_Start}/u

/** Fields: the keywords are written as raw identifiers, which these cannot be (Rust Reference, Identifiers). */
export const fieldStyle: IdentifierStyle = {
  part: small,
  start,
  casing: 'snake',
  prefix: '_',
  reserved: new Set(['crate', 'self', 'super']),
}

/** Types: what the code itself names, and what every module of Rust knows without being told. */
export const typeStyle: IdentifierStyle = {
  part: any,
  start,
  casing: 'pascal',
  prefix: 'Type',
  reserved: new Set([
    ...['Self', 'Serialize', 'Deserialize', 'HashMap', 'Debug', 'Hash', 'String', 'Vec', 'Box', 'Option', 'Result'],
    ...['Some', 'None', 'Ok', 'Err', 'Clone', 'Copy', 'Default', 'Drop', 'Eq', 'Ord', 'PartialEq', 'PartialOrd'],
    ...[
      'Iterator',
      'IntoIterator',
      'Extend',
      'DoubleEndedIterator',
      'ExactSizeIterator',
      'FromIterator',
      'Fn',
      'FnMut',
    ],
    ...['FnOnce', 'From', 'Into', 'TryFrom', 'TryInto', 'AsRef', 'AsMut', 'Send', 'Sized', 'Sync', 'Unpin', 'ToOwned'],
    ...['ToString'],
  ]),
}

/** Writes the name of a field; a keyword as a raw identifier, which serde reads without its sign. */
export const rawName = (name: string): string => (keywords.has(name) ? `r#${name}` : name)

/** Strict and reserved keywords up to the edition of 2024. */
const keywords = new Set([
  ...[
    'as',
    'async',
    'await',
    'break',
    'const',
    'continue',
    'dyn',
    'else',
    'enum',
    'extern',
    'false',
    'fn',
    'for',
    'if',
  ],
  ...['impl', 'in', 'let', 'loop', 'match', 'mod', 'move', 'mut', 'pub', 'ref', 'return', 'static', 'struct', 'trait'],
  ...['true', 'type', 'unsafe', 'use', 'where', 'while', 'abstract', 'become', 'box', 'do', 'final', 'gen', 'macro'],
  ...['override', 'priv', 'try', 'typeof', 'unsized', 'virtual', 'yield'],
])

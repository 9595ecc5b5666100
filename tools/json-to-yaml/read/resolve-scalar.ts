import { resolveNumber } from './resolve-number.ts'

/** What a plain scalar is: as it stands in JSON. Undefined where it is text. `.inf` and `.nan` are text to JSON. */
export function resolvePlain(source: string, version: '1.1' | '1.2'): string | undefined {
  const word = words.get(source)
  if (word !== undefined) return word
  if (version === '1.1' && words11.has(source)) return words11.get(source)
  return resolveNumber(source, version)
}

/** Says whether a plain scalar is a number that JSON does not have. */
export const isNotFinite = (source: string): boolean => /^(?:[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/.test(source)

/** Each as YAML lets it be spelt: in small letters, with a capital, in capitals. */
const spellings = (names: string, json: string): [string, string][] =>
  names
    .split(' ')
    .flatMap((name) => [name, name.slice(0, 1).toUpperCase() + name.slice(1), name.toUpperCase()])
    .map((name) => [name, json])

/** YAML 1.2, 10.3.2. */
const words = new Map([
  ...([
    ['', 'null'],
    ['~', 'null'],
  ] as const),
  ...spellings('null', 'null'),
  ...spellings('true', 'true'),
  ...spellings('false', 'false'),
])

/** What else YAML 1.1 has, but for its single letters, which no reader of today takes. */
const words11 = new Map([...spellings('yes on', 'true'), ...spellings('no off', 'false')])

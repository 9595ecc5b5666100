/** Reads a plain scalar as a number and writes it as JSON does, its digits kept. Undefined where it is none. */
function resolveNumber(source: string, version: '1.1' | '1.2'): string | undefined {
  if (!/^[-+.\d]/.test(source)) return undefined
  return version === '1.1' ? resolve11(source) : resolveCore(source)
}

/** YAML 1.2, 10.3.2. */
function resolveCore(source: string): string | undefined {
  if (/^0o[0-7]+$|^0x[\da-fA-F]+$/.test(source)) return BigInt(source).toString()
  return decimal.test(source) ? asJson(source) : undefined
}

/** An integer or a float; the one with a point needs a digit on either side. */
const decimal = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?$/

/** The types int and float of YAML 1.1: octal with a leading zero, underlines, base 60. */
function resolve11(source: string): string | undefined {
  const sign = source.startsWith('-') ? '-' : ''
  const bare = source.replace(/^[-+]/, '').replaceAll('_', '')
  if (/^0[0-7]+$/.test(bare)) return sign + BigInt(`0o${bare.slice(1)}`)
  if (/^0b[01]+$|^0x[\da-fA-F]+$/.test(bare)) return sign + BigInt(bare)
  if (/^\d{1,17}(?::[0-5]?\d){1,8}(?:\.\d*)?$/.test(bare)) return sign + fromBase60(bare)
  if (/^(?:0|[1-9]\d*)$/.test(bare) || /^(?:\d+\.\d*|\.\d+)(?:[eE][-+]\d+)?$/.test(bare)) return asJson(sign + bare)
  return undefined
}

function fromBase60(source: string): string {
  const [whole = '', fraction] = source.split('.')
  const sum = whole.split(':').reduce((value, digits) => value * 60n + BigInt(digits), 0n)
  return fraction ? `${sum}.${fraction}` : String(sum)
}

/** JSON has no plus sign before a number, no zeros before it, and a digit on both sides of its point. */
function asJson(source: string): string {
  const [, sign = '', whole = '', fraction, exponent = ''] =
    /^[+]?(-?)(\d*)(?:\.(\d*))?([eE][-+]?\d+)?$/.exec(source) ?? []
  const integer = whole.replace(/^0+(?=\d)/, '') || '0'
  return sign + integer + (fraction === undefined ? '' : `.${fraction || '0'}`) + exponent
}
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

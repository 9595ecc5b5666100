/** Converts a plain scalar that is a number to JSON, keeping its digits. Undefined for anything else. */
function resolveNumber(source: string, version: '1.1' | '1.2'): string | undefined {
  if (!/^[-+.\d]/.test(source)) return undefined
  return version === '1.1' ? resolveYaml11(source) : resolveCore(source)
}

/** YAML 1.2, 10.3.2. */
function resolveCore(source: string): string | undefined {
  if (/^0o[0-7]+$|^0x[\da-fA-F]+$/.test(source)) return BigInt(source).toString()
  return decimal.test(source) ? toJsonNumber(source) : undefined
}

/** An integer or a float; a decimal point needs a digit on at least one side. */
const decimal = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?$/

/** The types int and float of YAML 1.1: octal with a leading zero, underscores, base 60. */
function resolveYaml11(source: string): string | undefined {
  const sign = source.startsWith('-') ? '-' : ''
  const bare = source.replace(/^[-+]/, '').replaceAll('_', '')
  if (/^0[0-7]+$/.test(bare)) return sign + BigInt(`0o${bare.slice(1)}`)
  if (/^0b[01]+$|^0x[\da-fA-F]+$/.test(bare)) return sign + BigInt(bare)
  if (/^\d{1,17}(?::[0-5]?\d){1,8}(?:\.\d*)?$/.test(bare)) return sign + fromBase60(bare)
  if (/^(?:0|[1-9]\d*)$/.test(bare) || /^(?:\d+\.\d*|\.\d+)(?:[eE][-+]\d+)?$/.test(bare))
    return toJsonNumber(sign + bare)
  return undefined
}

function fromBase60(source: string): string {
  const [whole = '', fraction] = source.split('.')
  const sum = whole.split(':').reduce((value, digits) => value * 60n + BigInt(digits), 0n)
  return fraction ? `${sum}.${fraction}` : String(sum)
}

/** Removes the plus sign and leading zeros, and adds missing digits beside the decimal point, for JSON. */
function toJsonNumber(source: string): string {
  const [, sign = '', whole = '', fraction, exponent = ''] =
    /^[+]?(-?)(\d*)(?:\.(\d*))?([eE][-+]?\d+)?$/.exec(source) ?? []
  const integer = whole.replace(/^0+(?=\d)/, '') || '0'
  return sign + integer + (fraction === undefined ? '' : `.${fraction || '0'}`) + exponent
}
/** Returns the JSON of a plain scalar; undefined for text, which includes `.inf` and `.nan`. */
export function resolvePlain(source: string, version: '1.1' | '1.2'): string | undefined {
  const word = words.get(source)
  if (word !== undefined) return word
  if (version === '1.1' && yaml11Words.has(source)) return yaml11Words.get(source)
  return resolveNumber(source, version)
}

/** Whether a plain scalar is a number that JSON does not support. */
export const isNotFinite = (source: string): boolean => /^(?:[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/.test(source)

/** The spellings that YAML allows: lower case, capitalized and upper case. */
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

/** Additional words of YAML 1.1, without single letters, which no current parser accepts. */
const yaml11Words = new Map([...spellings('yes on', 'true'), ...spellings('no off', 'false')])

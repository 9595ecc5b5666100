import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { savedAs, textOf } from '#kit/text-of.ts'
import { diagnosticsField } from '#lib/diagnostics.ts'
import { formsIn } from '#lib/json-shape/forms-in.ts'
import { generateCode, sourceField } from '#lib/json-shape/generate-code.ts'
import type { IdentifierStyle } from '#lib/json-shape/identifiers.ts'
import { nameFields, nameTypes } from '#lib/json-shape/name-types.ts'
import { quoteKey } from '#lib/json-shape/quote-key.ts'
import type { Field, InferredTypes, Shape } from '#lib/json-shape/shape.ts'
import { errors } from './errors.ts'
import type { MissingTrait } from './rust/derives.ts'
import type { RustOptions } from './rust/options.ts'
import { isLongNumber, type Union, unionsIn } from './rust/unions.ts'
import { warningSentences } from './rust/warnings.ts'
import { type Names, writeRust } from './rust/write-rust.ts'

/** Generates Rust types with which serde reads and writes the document. */
export const convert = defineOperation('convert', {
  input: {
    json: textOf('application/json'),
    source: sourceField,
    typeName: z.string().max(200).default('Root'),
    derives: z.array(z.string()).default(['Debug', 'Clone', 'Serialize', 'Deserialize']),
    nullable: z.enum(['option', 'single']).default('option'),
    skipNone: z.boolean().default(false),
    public: z.boolean().default(true),
  },
  output: {
    code: savedAs({ ending: 'rs', namedBy: { field: 'typeName', style: 'snake' } }, textOf('text/x-rust')),
    warnings: diagnosticsField(warningSentences),
  },
  run({ json, source, typeName, ...options }, call) {
    // These two are imported by `use`, and need serde's attributes.
    const derives = [...new Set(options.derives.map((name) => name.replace(/^serde::(?=(?:Des|S)erialize$)/, '')))]
    for (const derive of derives)
      if (!/^[A-Za-z_]\w*(?:::[A-Za-z_]\w*)*$/.test(derive)) throw errors.invalidDerive({ derive })
    return generateCode({ json, source }, call, {
      failures: {
        empty: () => errors.empty(),
        invalid: (at) => errors.invalid(at),
        failed: () => errors.failed(),
        schema: {
          invalidSchema: (at) => errors.invalidSchema(at),
          unknownReference: (at) => errors.unknownReference(at),
          complexSchema: () => errors.complexSchema(),
        },
      },
      sentences: warningSentences,
      unions: { checks: false, keepsKeys: false },
      write(inferred) {
        const unions = unionsIn(inferred)
        const { code, lacking } = writeRust(inferred, unions, namesOf(inferred, unions, typeName), {
          ...options,
          derives,
        })
        return { code, remarks: remarksOn(inferred, lacking, options.nullable) }
      },
    })
  },
})

/** Names all types, unions and fields of a file. */
function namesOf(inferred: InferredTypes, unions: readonly Union[], typeName: string): Names {
  const types = nameTypes(inferred, typeName, typeStyle)
  const fields = new Map(inferred.types.flatMap((type) => [...nameFields(type, fieldStyle)]))
  const nameOfUnion = ({ shape, path, isItem }: Union): string => {
    const isRoot = shape === inferred.root && !shape.isNullable
    return isRoot ? types.root : types.claim(path, isItem)
  }
  const unionNames = new Map<Shape, string>(unions.map((union) => [union.shape, nameOfUnion(union)]))
  return {
    root: types.root,
    ofType: types.of,
    ofUnion: (shape) => unionNames.get(shape),
    ofField: (field) => rawName(fields.get(field) ?? ''),
  }
}

/**
 * Characters unchanged by NFKC, since the compiler rejects or warns of others (UAX 31): those unchanged by
 * NFKC_Casefold, and the capitals and the two lowercase letters that only its case folding changes.
 */
const small = /[[\p{XID_Continue}--\p{Changes_When_NFKC_Casefolded}]ßς]/v
const any =
  /[[\p{XID_Continue}--\p{Changes_When_NFKC_Casefolded}][\p{Lu}--[\u{1D400}-\u{1D7FF}\u2100-\u214F\uFF21-\uFF3A\u01C4-\u01CC\u01F1-\u01F3]]ßς]/v
const start = /\p{XID_Start}/u

/** The reserved names are those that cannot be raw identifiers (Rust Reference, Identifiers). */
const fieldStyle: IdentifierStyle = {
  part: small,
  start,
  casing: 'snake',
  prefix: '_',
  reserved: new Set(['crate', 'self', 'super']),
}

/** The reserved names are those that the code itself uses, and those of Rust's prelude. */
const typeStyle: IdentifierStyle = {
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

/** Writes the name of a field; a keyword as a raw identifier, whose prefix serde ignores. */
const rawName = (name: string): string => (keywords.has(name) ? `r#${name}` : name)

/** Strict and reserved keywords up to edition 2024. */
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

/** Lists warnings about fields of which serde loses information, and about derives that were left out. */
function remarksOn(
  { root, types }: InferredTypes,
  lacking: readonly MissingTrait[],
  nullable: RustOptions['nullable'],
) {
  const fields = types.flatMap((type) => type.fields)
  const isLong = (shape: Shape) => formsIn(shape).some(isLongNumber)
  const isNullOrMissing = ({ shape, isOptional }: Field) => nullable === 'single' && isOptional && shape.isNullable
  return [
    ...(isLong(root) ? [{ offset: 0, code: 'longNumber', params: {} } as const] : []),
    ...lacking.map((params) => ({ offset: 0, code: 'lackingTrait', params: { ...params } }) as const),
    ...fields
      .filter(({ shape }) => isLong(shape))
      .map(({ offset }) => ({ offset, code: 'longNumber', params: {} }) as const),
    ...fields
      .filter(isNullOrMissing)
      .map(({ offset, key }) => ({ offset, code: 'nullOrMissing', params: { key: quoteKey(key) } }) as const),
  ]
}

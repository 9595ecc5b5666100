import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { savedAs, textOf } from '#kit/text-of.ts'
import { diagnosticsField } from '#lib/diagnostics.ts'
import { initialisms } from '#lib/go/initialisms.ts'
import { keywords } from '#lib/go/keywords.ts'
import { generateCode, sourceField } from '#lib/json-shape/generate-code.ts'
import type { IdentifierStyle } from '#lib/json-shape/identifiers.ts'
import { nameFields, nameTypes } from '#lib/json-shape/name-types.ts'
import { quoteKey } from '#lib/json-shape/quote-key.ts'
import type { Field, InferredTypes } from '#lib/json-shape/shape.ts'
import { errors } from './errors.ts'
import type { GoOptions } from './go/options.ts'
import { canBeTag } from './go/tags.ts'
import { warningSentences } from './go/warnings.ts'
import { type Names, writeGo } from './go/write-go.ts'

/**
 * The style of exported names, of types and fields. Go exports names that begin with a capital; a letter without case
 * gets the prefix X: X姓名.
 */
const goStyle: IdentifierStyle = {
  casing: 'pascal',
  part: /[\p{L}\p{Nd}]/u,
  start: /\p{Lu}/u,
  prefix: 'X',
  initialisms,
  reserved: new Set(),
}

/** Generates Go types with which encoding/json reads and writes the document. */
export const convert = defineOperation('convert', {
  input: {
    json: textOf('application/json'),
    source: sourceField,
    typeName: z.string().max(200).default('Root'),
    packageName: z.string().default('main'),
    nullable: z.enum(['pointer', 'value']).default('pointer'),
    nested: z.enum(['separate', 'inline']).default('separate'),
    dates: z.enum(['string', 'time']).default('string'),
    tags: z.array(z.string()).default(['json']),
    omitempty: z.boolean().default(false),
  },
  output: {
    code: savedAs({ ending: 'go', namedBy: { field: 'typeName', style: 'snake' } }, textOf('text/x-go')),
    warnings: diagnosticsField(warningSentences),
  },
  run({ json, source, typeName, ...options }, call) {
    const { packageName } = options
    if (!isPackageName(packageName)) throw errors.invalidPackage({ name: packageName })
    const tags = [...new Set(options.tags)]
    for (const tag of tags) if (!/^[A-Za-z_][\w-]*$/.test(tag)) throw errors.invalidTag({ tag })
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
      write: (inferred) => ({
        code: writeGo(inferred, namesOf(inferred, typeName), { ...options, tags }),
        remarks: remarksOn(inferred, { ...options, tags }),
      }),
    })
  },
})

/** Names all types and fields of a file. */
function namesOf(inferred: InferredTypes, typeName: string): Names {
  const types = nameTypes(inferred, typeName, goStyle)
  const fields = new Map(inferred.types.flatMap((type) => [...nameFields(type, goStyle)]))
  return { root: types.root, ofType: types.of, ofField: (field) => fields.get(field) ?? '' }
}

/** Lists warnings about fields of which encoding/json loses information. */
function remarksOn({ types }: InferredTypes, { tags, nullable }: Pick<GoOptions, 'tags' | 'nullable'>) {
  if (!tags.includes('json')) return []
  return types.flatMap(({ fields }) =>
    fields.flatMap((field) => {
      const code = !canBeTag(field.key)
        ? 'unwritableKey'
        : nullable === 'pointer' && isNullOrMissing(field)
          ? 'nullOrMissing'
          : undefined
      return code ? [{ offset: field.offset, code, params: { key: quoteKey(field.key) } } as const] : []
    }),
  )
}

/** Whether null and a missing key are both a nil pointer; the raw text of a union distinguishes them. */
const isNullOrMissing = ({ shape, isOptional }: Field): boolean =>
  isOptional && shape.isNullable && shape.forms.length === 1

const isPackageName = (name: string): boolean =>
  /^[\p{L}_][\p{L}\p{Nd}_]*$/u.test(name) && name !== '_' && !keywords.has(name)

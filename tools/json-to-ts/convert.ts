import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { savedAs, textOf } from '#kit/text-of.ts'
import { jsonWarnings } from '#kit/words/json-warnings.ts'
import { diagnosticsField } from '#lib/diagnostics.ts'
import { generateCode, sourceField } from '#lib/json-shape/generate-code.ts'
import { nameTypes } from '#lib/json-shape/name-types.ts'
import { typeNameStyle } from '#lib/json-shape/typescript/type-names.ts'
import { errors } from './errors.ts'
import { writeFile } from './text/write-file.ts'

/** Writes TypeScript types that every value of some JSON fits into. */
export const convert = defineOperation('convert', {
  input: {
    json: textOf('application/json'),
    source: sourceField,
    typeName: z.string().max(200).default('Root'),
    style: z.enum(['interface', 'type']).default('interface'),
    exported: z.boolean().default(true),
    readonly: z.boolean().default(false),
    optional: z.enum(['question', 'undefined']).default('question'),
    literals: z.boolean().default(true),
    indent: z.int().min(1).max(8).default(2),
  },
  output: {
    code: savedAs({ ending: 'ts', namedBy: { field: 'typeName', style: 'kebab' } }, textOf('text/typescript')),
    warnings: diagnosticsField(jsonWarnings),
  },
  run({ json, source, typeName, ...options }, call) {
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
      sentences: jsonWarnings,
      write: (inferred, rounded) => ({
        code: writeFile(inferred, nameTypes(inferred, typeName, typeNameStyle), options),
        remarks: rounded,
      }),
    })
  },
})

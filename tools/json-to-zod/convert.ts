import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { savedAs, textOf } from '#kit/text-of.ts'
import { diagnosticsField } from '#lib/diagnostics.ts'
import { generateCode, sourceField } from '#lib/json-shape/generate-code.ts'
import { nameTypes } from '#lib/json-shape/name-types.ts'
import { typeNameStyle } from '#lib/json-shape/typescript/type-names.ts'
import { errors } from './errors.ts'
import { findDroppedKeys, zodWarnings } from './text/dropped-keys.ts'
import { writeFile } from './text/write-file.ts'

/** Generates Zod schemas that accept the JSON and return it unchanged. */
export const convert = defineOperation('convert', {
  input: {
    json: textOf('application/json'),
    source: sourceField,
    typeName: z.string().max(200).default('Root'),
    // Select fields and command lines pass the number as a string.
    version: z.preprocess(
      (raw) => (typeof raw === 'string' && /^\d$/.test(raw) ? Number(raw) : raw),
      z.literal([4, 3]).default(4),
    ),
    inferTypes: z.boolean().default(true),
    strict: z.boolean().default(false),
    formats: z.boolean().default(true),
    literals: z.boolean().default(true),
    indent: z.int().min(1).max(8).default(2),
  },
  output: {
    code: savedAs({ ending: 'ts', namedBy: { field: 'typeName', style: 'kebab' } }, textOf('text/typescript')),
    warnings: diagnosticsField(zodWarnings),
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
      sentences: zodWarnings,
      tuples: true,
      unions: { checks: options.literals, keepsKeys: true },
      write: (inferred, rounded) => ({
        code: writeFile(inferred, nameTypes(inferred, typeName, typeNameStyle), options),
        remarks: [...rounded, ...findDroppedKeys(inferred), ...(inferred.restrictions ?? [])],
      }),
    })
  },
})

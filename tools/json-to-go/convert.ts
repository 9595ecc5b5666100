import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { savedAs, textOf } from '#kit/text-of.ts'
import { diagnosticsField } from '#lib/diagnostics.ts'
import { generateCode, sourceField } from '#lib/json-shape/generate-code.ts'
import { errors } from './errors.ts'
import { isPackageName } from './go/names.ts'
import { namesOf } from './go/names-of.ts'
import { remarksOn } from './go/remarks.ts'
import { warningSentences } from './go/warnings.ts'
import { writeGo } from './go/write-go.ts'

/** Writes Go that encoding/json reads the document with, and writes it again. */
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

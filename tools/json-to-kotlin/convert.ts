import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { savedAs, textOf } from '#kit/text-of.ts'
import { diagnosticsField } from '#lib/diagnostics.ts'
import { generateCode, sourceField } from '#lib/json-shape/generate-code.ts'
import { errors } from './errors.ts'
import { namesOf } from './kotlin/names-of.ts'
import { remarksOn } from './kotlin/remarks.ts'
import { warningSentences } from './kotlin/warnings.ts'
import { writeKotlin } from './kotlin/write-kotlin.ts'

/** Writes Kotlin classes for a document, on their own or for a library that reads and writes it. */
export const convert = defineOperation('convert', {
  input: {
    json: textOf('application/json'),
    source: sourceField,
    typeName: z.string().max(200).default('Root'),
    packageName: z.string().default(''),
    serialization: z.enum(['none', 'kotlinx', 'gson']).default('none'),
    defaults: z.boolean().default(false),
    nullable: z.boolean().default(true),
  },
  output: {
    code: savedAs({ ending: 'kt', namedBy: { field: 'typeName', style: 'asIs' } }, textOf('text/x-kotlin')),
    warnings: diagnosticsField(warningSentences),
  },
  run({ json, source, typeName, ...options }, call) {
    const { packageName } = options
    if (!/^(?:[\p{L}_][\p{L}\p{Nd}_]*(?:\.(?!$)|$))*$/u.test(packageName))
      throw errors.invalidPackage({ name: packageName })
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
      write(inferred) {
        const names = namesOf(inferred, typeName, options.serialization)
        const { code, tooLarge } = writeKotlin(inferred, names, options)
        return { code, remarks: remarksOn(inferred, { tooLarge, names, options }) }
      },
    })
  },
})

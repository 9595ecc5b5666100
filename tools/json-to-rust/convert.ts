import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { savedAs, textOf } from '#kit/text-of.ts'
import { diagnosticsField } from '#lib/diagnostics.ts'
import { generateCode, sourceField } from '#lib/json-shape/generate-code.ts'
import { errors } from './errors.ts'
import { namesOf } from './rust/names-of.ts'
import { remarksOn } from './rust/remarks.ts'
import { unionsIn } from './rust/unions.ts'
import { warningSentences } from './rust/warnings.ts'
import { writeRust } from './rust/write-rust.ts'

/** Writes Rust that serde reads the document with, and writes it again. */
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
    // These two are brought by `use`, and have attributes.
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

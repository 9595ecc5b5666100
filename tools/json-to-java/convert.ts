import { z } from 'zod'
import { advanced } from '#kit/only-for.ts'
import { defineOperation } from '#kit/operation.ts'
import { savedAs, textOf } from '#kit/text-of.ts'
import { diagnosticsField } from '#lib/diagnostics.ts'
import { generateCode, sourceField } from '#lib/json-shape/generate-code.ts'
import { errors } from './errors.ts'
import { isPackageName } from './java/identifiers.ts'
import { namesOf } from './java/names.ts'
import { namedPlaces } from './java/places.ts'
import { remarksOn } from './java/remarks.ts'
import { warningSentences } from './java/warnings.ts'
import { type JavaFile, writeJava } from './java/write-java.ts'

/** Writes Java 17 types for a document: records or classes, plain or for a JSON library. */
export const convert = defineOperation('convert', {
  input: {
    json: textOf('application/json'),
    source: sourceField,
    typeName: z.string().max(200).default('Root'),
    packageName: z.string().max(1000).default(''),
    style: z.enum(['record', 'class', 'lombok']).default('record'),
    annotations: z.enum(['jackson', 'gson', 'fastjson2', 'none']).default('jackson'),
    numbers: z.enum(['boxed', 'primitive']).default('boxed'),
    dates: z.enum(['text', 'java.time']).default('text'),
    nullable: z.enum(['none', 'jspecify', 'optional']).default('none'),
    unknown: advanced(z.enum(['ignore', 'fail']).default('ignore')),
    nested: z.enum(['inside', 'files']).default('inside'),
    builder: advanced(z.boolean().default(false)),
    comments: advanced(z.boolean().default(false)),
  },
  output: {
    code: savedAs({ ending: 'java', namedBy: { field: 'typeName', style: 'asIs' } }, textOf('text/x-java')),
    file: z.file().optional(),
    warnings: diagnosticsField(warningSentences),
  },
  async run({ json, source, typeName, ...options }, call) {
    const { packageName, nested } = options
    if (!isPackageName(packageName)) throw errors.invalidPackage({ name: packageName })
    let files: JavaFile[] = []
    const generated = generateCode({ json, source }, call, {
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
        const places = namedPlaces(inferred, options)
        const names = namesOf(inferred, places, typeName, options.annotations)
        files = writeJava(inferred, places, names, options)
        return { code: textOfFiles(files), remarks: remarksOn(inferred, names, options) }
      },
    })
    return nested === 'files' ? { ...generated, file: await zipOf(files) } : generated
  },
})

/** One file as it is; several concatenated, each under its path. */
const textOfFiles = (files: readonly JavaFile[]): string =>
  files.length === 1
    ? files.map(({ code }) => code).join('')
    : files.map(({ path, code }) => `// ${path}\n\n${code}`).join('\n')

/** With a fixed date the same files always give the same ZIP. */
async function zipOf(files: readonly JavaFile[]): Promise<File> {
  const { zipSync } = await import('fflate')
  const encoder = new TextEncoder()
  const entries = Object.fromEntries(files.map(({ path, code }) => [path, encoder.encode(code)]))
  // Many files are stored uncompressed, since compressing each takes a fraction of a millisecond.
  const zip = zipSync(entries, { mtime: new Date(2000, 0, 1), level: files.length > maxCompressed ? 0 : 6 })
  return new File([zip], 'java.zip', { type: 'application/zip' })
}

const maxCompressed = 1000

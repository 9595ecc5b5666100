import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { writeDocument } from '#lib/pdf/document.ts'
import { startPdfium } from '#lib/pdf/engine/pdfium.ts'
import { encrypt, type Permission } from '#lib/pdf/engine/security.ts'
import { systemRandom } from '#lib/random/random-bytes.ts'
import { errors } from './errors.ts'
import { passwordField, warningsField } from './file/fields.ts'
import { openPdf, withToolErrors } from './file/open-pdf.ts'
import { pdfFile, stemOf } from './file/result-file.ts'
import { mergeWarnings } from './file/warnings.ts'

/** Encrypts a PDF with AES-256 (revision 6): a password is needed to open it, and permissions apply. */
export const protect = defineOperation('protect', {
  input: {
    file: z.file(),
    password: passwordField(),
    ownerPassword: passwordField().default(''),
    printing: z.boolean().default(true),
    copying: z.boolean().default(false),
    changing: z.boolean().default(false),
  },
  output: { file: z.file(), warnings: warningsField() },
  async run({ file, password, ownerPassword, printing, copying, changing }) {
    const userPassword = normalizePassword(password)
    if (userPassword === '') throw errors.noPassword()
    const { document, warnings } = await openPdf(file)
    const permissions: Permission[] = [
      // Screen readers are always allowed, as the standard requires since version 2.0.
      'accessibility',
      ...(printing ? (['printing'] as const) : []),
      ...(copying ? (['copying'] as const) : []),
      ...(changing ? (['changing', 'annotating', 'filling', 'assembling'] as const) : []),
    ]
    const protection = {
      userPassword,
      ownerPassword: normalizePassword(ownerPassword) || randomPassword(),
      permissions,
    }
    const plain = writeDocument(document)
    const engine = await startPdfium()
    const bytes = withToolErrors(file, () => encrypt(engine, engine.open(plain), protection))
    return {
      file: pdfFile(bytes, `${stemOf(file)}-protected`),
      warnings: mergeWarnings(warnings.filter((warning) => warning !== 'protectionGone')),
    }
  },
})

/** Normalizes a password as the standard requires: at most 127 bytes of UTF-8 (7.6.4.3.3). */
function normalizePassword(password: string): string {
  const normal = password.normalize('NFKC')
  if (normal.includes('\0') || new TextEncoder().encode(normal).length > 127) throw errors.longPassword()
  return normal
}

/** Generates an owner password, which must differ from the user password because it overrides all permissions. */
const randomPassword = (): string =>
  Array.from(systemRandom()(24), (byte) => byte.toString(16).padStart(2, '0')).join('')

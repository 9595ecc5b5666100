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

/** Encrypts a PDF with AES-256 (revision 6), so that it opens with a password alone, and says what may be done with it then. */
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
    const userPassword = usable(password)
    if (userPassword === '') throw errors.noPassword()
    const { document, warnings } = await openPdf(file)
    const permissions: Permission[] = [
      // Programs that read aloud are let in, as the standard asks of all since version 2.0.
      'accessibility',
      ...(printing ? (['printing'] as const) : []),
      ...(copying ? (['copying'] as const) : []),
      ...(changing ? (['changing', 'annotating', 'filling', 'assembling'] as const) : []),
    ]
    const protection = { userPassword, ownerPassword: usable(ownerPassword) || unknowable(), permissions }
    const plain = writeDocument(document)
    const engine = await startPdfium()
    const bytes = withToolErrors(file, () => encrypt(engine, engine.open(plain), protection))
    return {
      file: pdfFile(bytes, `${stemOf(file)}-protected`),
      warnings: mergeWarnings(warnings.filter((warning) => warning !== 'protectionGone')),
    }
  },
})

/** As the standard has passwords: normalized, in UTF-8, of 127 bytes at most (7.6.4.3.3). */
function usable(password: string): string {
  const normal = password.normalize('NFKC')
  if (normal.includes('\0') || new TextEncoder().encode(normal).length > 127) throw errors.longPassword()
  return normal
}

/** Who opens the file with the owner's password may do anything, so that it is not the one that opens it for others. */
const unknowable = (): string => Array.from(systemRandom()(24), (byte) => byte.toString(16).padStart(2, '0')).join('')

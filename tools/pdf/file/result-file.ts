/** The name of a file without extension, safe for use in other file names. */
export const stemOf = ({ name }: File): string => safeName(name.replace(/(?<=.)\.[^.]{1,8}$/, '')) || 'document'

/** Replaces slashes, which would mean folders, and characters that some systems don't allow in file names. */
export const safeName = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, '-')
    .slice(0, 100)
    .toWellFormed()
    .trim()

export const pdfFile = (bytes: Uint8Array<ArrayBuffer>, name: string): File =>
  new File([bytes], `${name}.pdf`, { type: 'application/pdf' })

/** Packs files uncompressed, since PDFs and images wouldn't become smaller. The same files give the same bytes. */
export async function zipFile(entries: ReadonlyMap<string, Uint8Array>, name: string): Promise<File> {
  const { zipSync } = await import('fflate')
  const zip = zipSync(Object.fromEntries(entries), { level: 0, mtime: new Date(2000, 0, 1) })
  return new File([zip], `${name}.zip`, { type: 'application/zip' })
}

/** Pads a number with zeros, so that file names sort in order. */
export const padNumber = (number: number, count: number): string => String(number).padStart(String(count).length, '0')

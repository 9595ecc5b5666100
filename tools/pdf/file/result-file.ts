/** The name of a file without its ending, as it can stand in that of another. */
export const stemOf = ({ name }: File): string => safeName(name.replace(/(?<=.)\.[^.]{1,8}$/, '')) || 'document'

/** A slash would lead into another folder, and some systems have no file with such characters. */
export const safeName = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, '-')
    .slice(0, 100)
    .toWellFormed()
    .trim()

export const pdfFile = (bytes: Uint8Array<ArrayBuffer>, name: string): File =>
  new File([bytes], `${name}.pdf`, { type: 'application/pdf' })

/** Files as an archive; PDFs and images do not become smaller. The same files give the same bytes. */
export async function zipFile(entries: ReadonlyMap<string, Uint8Array>, name: string): Promise<File> {
  const { zipSync } = await import('fflate')
  const zip = zipSync(Object.fromEntries(entries), { level: 0, mtime: new Date(2000, 0, 1) })
  return new File([zip], `${name}.zip`, { type: 'application/zip' })
}

/** Numbers of one length, so that files stand in their order. */
export const numbered = (number: number, count: number): string => String(number).padStart(String(count).length, '0')

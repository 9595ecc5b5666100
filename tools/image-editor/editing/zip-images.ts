/** Packs images without compressing them again. The same images always give the same file. */
export async function zipImages(entries: Record<string, Uint8Array>, name: string): Promise<File> {
  const { zipSync } = await import('fflate')
  const zip = zipSync(entries, { level: 0, mtime: new Date(2000, 0, 1) })
  return new File([zip], `${name}.zip`, { type: 'application/zip' })
}

/** The name of a file without its extension. */
export const stemOf = (name: string): string => name.replace(/(?<=.)\.[^.]*$/, '')

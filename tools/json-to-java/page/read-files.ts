/** A file of Java by its path in the ZIP. */
export interface JavaSource {
  path: string
  code: string
}

/** Reads the files of a ZIP that this tool has made. */
export async function readFiles(zip: File): Promise<JavaSource[]> {
  const { unzipSync } = await import('fflate')
  const decoder = new TextDecoder()
  const entries = Object.entries(unzipSync(new Uint8Array(await zip.arrayBuffer())))
  return entries.map(([path, bytes]) => ({ path, code: decoder.decode(bytes) }))
}

import { download } from './save.ts'
import { zipFiles } from './zip-files.ts'

/** Downloads a file as it is, several as one ZIP. */
export async function saveFiles(files: readonly File[], archive: string): Promise<void> {
  const [first, second] = files
  if (first) download(second ? await zipFiles(files, archive) : first)
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The list of packages and their licences, as the build made it. */
export function licences(dist: string): () => string {
  const html = readFileSync(join(dist, 'pages/licences.html'), 'utf8')
  return () => html
}

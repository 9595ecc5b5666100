import { kebabOf } from '#kit/kebab.ts'
import type { SavedAs } from '#kit/text-of.ts'

interface Result {
  tool: string
  /** The name of the operation's export. */
  operation: string
  /** Of what it was made of, where that was a file. */
  source?: string | undefined
  mediaType: string
  savedAs?: SavedAs | undefined
  /** What names it in the input: what somebody chose, and what holds where nobody did. */
  chosen?: string | undefined
  usual?: string | undefined
}

/**
 * Names the file that a text result is saved as, as a person would: after what somebody chose to call what is in it, else
 * after the file that it was made of, else by what it is. `user.go`, `data.yaml`, `logo.md5`; `data-format.json` where
 * the file that it was made of is called `data.json`.
 */
export function resultName({ tool, operation, source, mediaType, savedAs, chosen, usual }: Result): string {
  const done = kebabOf(operation)
  const nameOfType = names[mediaType]
  // What is said of a file is no name for what was typed.
  const ending =
    savedAs && (source !== undefined || savedAs.namedBy) ? savedAs.ending : (nameOfType?.split('.')[1] ?? 'txt')
  const style = styles[savedAs?.namedBy?.style ?? 'asIs']
  const stemOf = (name: string | undefined) => (name === undefined ? '' : style(name).replace(/[^\p{L}\p{N}_-]+/gu, ''))
  if (stemOf(chosen) !== '') return `${stemOf(chosen)}.${ending}`
  if (source !== undefined) {
    const stem = source.replace(/(?<=.)\.[^.]*$/, '')
    return `${stem}.${ending}` === source ? `${stem}-${done}.${ending}` : `${stem}.${ending}`
  }
  if (stemOf(usual) !== '') return `${stemOf(usual)}.${ending}`
  return nameOfType ?? `${tool}-${done}.${ending}`
}

const styles = {
  asIs: (name: string) => name.trim(),
  snake: (name: string) => wordsOf(name).join('_'),
  kebab: (name: string) => wordsOf(name).join('-'),
}

const wordsOf = (name: string): string[] =>
  kebabOf(name)
    .split(/[-\s]+/)
    .filter((word) => word !== '')

/** By media type, as people name such files where they have no name for it. */
const names: Record<string, string> = {
  'application/json': 'data.json',
  'application/schema+json': 'schema.json',
  'application/x-ndjson': 'data.ndjson',
  'application/xml': 'data.xml',
  'application/yaml': 'data.yaml',
  'application/sql': 'query.sql',
  'application/toml': 'data.toml',
  'image/svg+xml': 'image.svg',
  'text/css': 'styles.css',
  'text/csv': 'data.csv',
  'text/html': 'document.html',
  'text/javascript': 'code.js',
  'text/markdown': 'document.md',
  'text/tab-separated-values': 'data.tsv',
  'text/typescript': 'types.ts',
  'text/vtt': 'subtitles.vtt',
  'text/x-diff': 'changes.patch',
  'text/x-go': 'models.go',
  'text/x-java': 'Models.java',
  'text/x-kotlin': 'Models.kt',
  'text/x-patch': 'changes.patch',
  'text/x-rust': 'models.rs',
  'text/x-sql': 'query.sql',
}

import { kebabOf } from '#kit/kebab.ts'
import type { SavedAs } from '#kit/text-of.ts'

interface Result {
  tool: string
  /** The name of the operation's export. */
  operation: string
  /** The name of the input file, if it was one. */
  source?: string | undefined
  mediaType: string
  savedAs?: SavedAs | undefined
  /** The input's value that names it: as chosen, and its default. */
  chosen?: string | undefined
  usual?: string | undefined
}

/**
 * Names the file that a text result is saved as: after the chosen name of its content, else
 * after the input file, else by its type. `user.go`, `data.yaml`, `logo.md5`; `data-format.json` if
 * the input file is called `data.json`.
 */
export function resultName({ tool, operation, source, mediaType, savedAs, chosen, usual }: Result): string {
  const done = kebabOf(operation)
  const nameOfType = names[mediaType]
  // Without a field that names the result, `savedAs` is for results of files, not of typed text.
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

/** Usual file names by media type, for results without a name. */
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

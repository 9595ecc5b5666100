import { kebabOf } from '#kit/kebab.ts'

interface Result {
  tool: string
  /** The name of the operation's export. */
  operation: string
  /** Of what it was made of, where that was a file. */
  source?: string | undefined
  mediaType: string
}

/**
 * Names the file that a text result is saved as, by what it was made of and what was done: `photo.encode.txt` of a file,
 * `base64-encode.txt` of what was typed.
 */
export function resultName({ tool, operation, source, mediaType }: Result): string {
  const done = kebabOf(operation)
  const stem = source?.replace(/(?<=.)\.[^.]*$/, '')
  return `${stem === undefined ? `${tool}-` : `${stem}.`}${done}.${endings[mediaType] ?? 'txt'}`
}

/** By media type, as people name such files. */
const endings: Record<string, string> = {
  'application/json': 'json',
  'application/schema+json': 'json',
  'application/x-ndjson': 'ndjson',
  'application/xml': 'xml',
  'application/yaml': 'yaml',
  'application/sql': 'sql',
  'application/toml': 'toml',
  'image/svg+xml': 'svg',
  'text/css': 'css',
  'text/csv': 'csv',
  'text/html': 'html',
  'text/javascript': 'js',
  'text/markdown': 'md',
  'text/tab-separated-values': 'tsv',
  'text/typescript': 'ts',
  'text/vtt': 'vtt',
  'text/x-go': 'go',
  'text/x-java': 'java',
  'text/x-kotlin': 'kt',
  'text/x-patch': 'patch',
  'text/x-rust': 'rs',
  'text/x-sql': 'sql',
}

import type { StreamParser } from '@codemirror/language'
import type { Extension } from '@codemirror/state'

/** Loaders of the highlighters; each is loaded with the first text in its language. */
export const loaders: Record<string, () => Promise<Extension>> = {
  'application/json': async () => (await import('@codemirror/lang-json')).json(),
  'application/xml': () => stream(async () => (await import('@codemirror/legacy-modes/mode/xml')).xml),
  'application/yaml': () => stream(async () => (await import('@codemirror/legacy-modes/mode/yaml')).yaml),
  'text/css': () => stream(async () => (await import('@codemirror/legacy-modes/mode/css')).css),
  'text/html': () => stream(async () => (await import('@codemirror/legacy-modes/mode/xml')).html),
  'text/javascript': () => stream(async () => (await import('@codemirror/legacy-modes/mode/javascript')).javascript),
  'text/markdown': () => stream(async () => (await import('./markdown-colors.ts')).markdown),
  'text/typescript': () => stream(async () => (await import('@codemirror/legacy-modes/mode/javascript')).typescript),
  'text/x-go': () => stream(async () => (await import('@codemirror/legacy-modes/mode/go')).go),
  'text/x-java': () => stream(async () => (await import('./java-colors.ts')).java),
  'text/x-kotlin': () => stream(async () => (await import('@codemirror/legacy-modes/mode/clike')).kotlin),
  'text/x-python': () => stream(async () => (await import('@codemirror/legacy-modes/mode/python')).python),
  'text/x-rust': () => stream(async () => (await import('@codemirror/legacy-modes/mode/rust')).rust),
  'text/x-sh': () => stream(async () => (await import('@codemirror/legacy-modes/mode/shell')).shell),
  'text/x-sql': () => stream(async () => (await import('./sql-colors.ts')).sql),
}

async function stream(load: () => Promise<StreamParser<unknown>>): Promise<Extension> {
  const [{ StreamLanguage }, { tags }, parser] = await Promise.all([
    import('@codemirror/language'),
    import('@lezer/highlight'),
    load(),
  ])
  // Token names are only known alone, not beside another, as in "property error" for CSS being typed.
  const tokenTable = {
    property: tags.propertyName,
    error: tags.invalid,
    tag: tags.tagName,
    attribute: tags.attributeName,
  }
  return StreamLanguage.define({ ...parser, tokenTable: { ...tokenTable, ...parser.tokenTable } })
}

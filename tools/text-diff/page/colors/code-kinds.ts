/** The languages that lines are colored by: their media types, names and the endings of their files. */
export const codeKinds: Record<string, { name: string; endings: string }> = {
  'text/css': { name: 'CSS', endings: 'css scss less' },
  'text/x-go': { name: 'Go', endings: 'go' },
  'text/html': { name: 'HTML', endings: 'html htm vue svelte' },
  'text/x-java': { name: 'Java', endings: 'java' },
  'text/javascript': { name: 'JavaScript', endings: 'js mjs cjs jsx' },
  'application/json': { name: 'JSON', endings: 'json jsonc map webmanifest' },
  'text/x-kotlin': { name: 'Kotlin', endings: 'kt kts' },
  'text/markdown': { name: 'Markdown', endings: 'md markdown' },
  'text/x-python': { name: 'Python', endings: 'py pyi' },
  'text/x-rust': { name: 'Rust', endings: 'rs' },
  'text/x-sh': { name: 'Shell', endings: 'sh bash zsh' },
  'text/x-sql': { name: 'SQL', endings: 'sql' },
  'text/typescript': { name: 'TypeScript', endings: 'ts mts cts tsx' },
  'application/xml': { name: 'XML', endings: 'xml svg xsd xsl' },
  'application/yaml': { name: 'YAML', endings: 'yaml yml' },
}

/** By the ending of a file's name; undefined where it is no code that is known. */
export function codeKindOf(fileName: string | undefined): string | undefined {
  const ending = /\.([^.]+)$/.exec(fileName ?? '')?.[1]?.toLowerCase()
  if (ending === undefined) return undefined
  return Object.keys(codeKinds).find((mediaType) => codeKinds[mediaType]?.endings.split(' ').includes(ending))
}

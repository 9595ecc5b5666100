/** The languages with syntax highlighting, by media type, with their names and file extensions. */
export const codeLanguages: Record<string, { name: string; extensions: string }> = {
  'text/css': { name: 'CSS', extensions: 'css scss less' },
  'text/x-go': { name: 'Go', extensions: 'go' },
  'text/html': { name: 'HTML', extensions: 'html htm vue svelte' },
  'text/x-java': { name: 'Java', extensions: 'java' },
  'text/javascript': { name: 'JavaScript', extensions: 'js mjs cjs jsx' },
  'application/json': { name: 'JSON', extensions: 'json jsonc map webmanifest' },
  'text/x-kotlin': { name: 'Kotlin', extensions: 'kt kts' },
  'text/markdown': { name: 'Markdown', extensions: 'md markdown' },
  'text/x-python': { name: 'Python', extensions: 'py pyi' },
  'text/x-rust': { name: 'Rust', extensions: 'rs' },
  'text/x-sh': { name: 'Shell', extensions: 'sh bash zsh' },
  'text/x-sql': { name: 'SQL', extensions: 'sql' },
  'text/typescript': { name: 'TypeScript', extensions: 'ts mts cts tsx' },
  'application/xml': { name: 'XML', extensions: 'xml svg xsd xsl' },
  'application/yaml': { name: 'YAML', extensions: 'yaml yml' },
}

/** Returns the media type for a file's extension; undefined if it is no known language. */
export function languageOfFile(fileName: string | undefined): string | undefined {
  const extension = /\.([^.]+)$/.exec(fileName ?? '')?.[1]?.toLowerCase()
  if (extension === undefined) return undefined
  return Object.keys(codeLanguages).find((mediaType) =>
    codeLanguages[mediaType]?.extensions.split(' ').includes(extension),
  )
}

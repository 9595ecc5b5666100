import { errors } from '../errors.ts'

/** The names of the languages that can be formatted. */
export const languageNames = {
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  jsx: 'JSX',
  tsx: 'TSX',
  css: 'CSS',
  scss: 'SCSS',
  less: 'Less',
  html: 'HTML',
  vue: 'Vue',
  json5: 'JSON5',
  markdown: 'Markdown',
  yaml: 'YAML',
  graphql: 'GraphQL',
}

export type CodeLanguage = keyof typeof languageNames

export const languages = [
  ...(['javascript', 'typescript', 'jsx', 'tsx', 'css', 'scss', 'less', 'html', 'vue', 'json5', 'markdown'] as const),
  ...(['yaml', 'graphql'] as const),
] satisfies CodeLanguage[]

/** Rejects code that is empty or too long. */
export function checkLength(code: string): void {
  if (code.trim() === '') throw errors.empty()
  if (code.length > maxLength) throw errors.tooLong({ limit: maxLength })
}

/** In characters. */
const maxLength = 1_000_000

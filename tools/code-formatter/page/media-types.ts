import type { CodeLanguage } from '../language/languages.ts'

/** What colors a language. */
const mediaTypes: Record<CodeLanguage, string> = {
  javascript: 'text/javascript',
  jsx: 'text/javascript',
  typescript: 'text/typescript',
  tsx: 'text/typescript',
  css: 'text/css',
  scss: 'text/css',
  less: 'text/css',
  html: 'text/html',
  vue: 'text/html',
  // It has comments and names without quotes.
  json5: 'text/javascript',
  markdown: 'text/markdown',
  yaml: 'application/yaml',
  graphql: 'text/javascript',
}

/** The media type of code; that of the most usual language while it is not known, so that nothing moves when it is. */
export const mediaTypeOf = (language: unknown): string => mediaTypes[language as CodeLanguage] ?? mediaTypes.javascript

import type { Plugin } from 'prettier'
import type { CodeLanguage } from '../language/languages.ts'

/** The parts of Prettier, each of which loads by itself. */
const loaders = {
  babel: () => import('prettier/plugins/babel'),
  estree: () => import('prettier/plugins/estree'),
  graphql: () => import('prettier/plugins/graphql'),
  html: () => import('prettier/plugins/html'),
  markdown: () => import('prettier/plugins/markdown'),
  postcss: () => import('prettier/plugins/postcss'),
  typescript: () => import('prettier/plugins/typescript'),
  yaml: () => import('prettier/plugins/yaml'),
}

type Part = keyof typeof loaders

/** Loads what a text needs: its own language, and those that Prettier lays out within it. */
export async function pluginsFor(language: CodeLanguage, code: string): Promise<Plugin[]> {
  const parts = new Set<Part>()
  for (const part of [...own[language], ...within(language, code)]) parts.add(part)
  // Prettier prints what either parser reads by a plugin of its own.
  if (parts.has('babel') || parts.has('typescript')) parts.add('estree')
  return Promise.all([...parts].map((part) => loaders[part]()))
}

const own: Record<CodeLanguage, Part[]> = {
  javascript: ['babel'],
  jsx: ['babel'],
  typescript: ['typescript'],
  tsx: ['typescript'],
  css: ['postcss'],
  scss: ['postcss'],
  less: ['postcss'],
  html: ['html'],
  vue: ['html', 'babel'],
  json5: ['babel'],
  markdown: ['markdown'],
  yaml: ['yaml'],
  graphql: ['graphql'],
}

function within(language: CodeLanguage, code: string): Part[] {
  const frontMatter: Part[] = /^\ufeff?---\s{0,9}[\r\n]/.test(code) ? ['yaml'] : []
  if (language === 'html' || language === 'vue') return [...frontMatter, ...inMarkup(code)]
  if (language === 'markdown') return [...frontMatter, ...inFences(code)]
  if (own[language].some((part) => part === 'babel' || part === 'typescript') && language !== 'json5')
    return inTemplates(code)
  return frontMatter
}

function inMarkup(code: string): Part[] {
  return [
    ...(/<style|\sstyle\s{0,9}=/i.test(code) ? (['postcss'] as const) : []),
    // Handlers and the expressions of templates are scripts too.
    ...(/<script|\son\w{1,30}\s{0,9}=|\{\{|\s[:@v]/i.test(code) ? (['babel'] as const) : []),
    ...(/\blang\s{0,9}=\s{0,9}["']?tsx?\b|text\/(?:x-)?typescript/i.test(code) ? (['typescript'] as const) : []),
    ...(/text\/markdown|<(?:i18n|docs|custom)/i.test(code) ? (['markdown', 'yaml'] as const) : []),
  ]
}

function inFences(code: string): Part[] {
  return Array.from(code.matchAll(/^[ \t>*-]{0,20}(?:```|~~~)[ \t]{0,9}\{?\.?(\w{1,20})/gm), ([, name = '']) => {
    const fence = fenced.find(([names]) => names.test(name))
    return fence ? [...fence[1]] : []
  }).flat()
}

const fenced: [names: RegExp, parts: Part[]][] = [
  [/^(?:js|javascript|mjs|cjs|jsx|json5?|jsonc)$/i, ['babel']],
  [/^(?:ts|tsx|typescript|mts|cts)$/i, ['typescript']],
  [/^(?:css|scss|less|postcss)$/i, ['postcss']],
  [/^(?:html|vue|xhtml)$/i, ['html', 'babel', 'postcss']],
  [/^(?:ya?ml)$/i, ['yaml']],
  [/^(?:graphql|gql)$/i, ['graphql']],
  [/^(?:md|markdown)$/i, ['markdown']],
]

/** Template literals whose tags or comments say what stands in them. */
function inTemplates(code: string): Part[] {
  return [
    ...(/\b(?:css|styled|createGlobalStyle|keyframes|injectGlobal)\b|<style/.test(code) ? (['postcss'] as const) : []),
    ...(/\b(?:gql|graphql)\b|\/\* GraphQL \*\//i.test(code) ? (['graphql'] as const) : []),
    ...(/\bhtml`|\/\* HTML \*\/|\bsvg`/.test(code) ? (['html'] as const) : []),
    ...(/\b(?:markdown|md)`/.test(code) ? (['markdown'] as const) : []),
  ]
}

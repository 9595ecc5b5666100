import type { Plugin } from 'prettier'
import type { CodeLanguage } from '../language/languages.ts'

/** Prettier's plugins, each loaded separately. */
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

type PluginName = keyof typeof loaders

/** Loads the plugins for a language, and for languages that Prettier formats within the code. */
export async function pluginsFor(language: CodeLanguage, code: string): Promise<Plugin[]> {
  const parts = new Set<PluginName>()
  for (const part of [...ownPlugins[language], ...embeddedPlugins(language, code)]) parts.add(part)
  // Prettier needs a separate plugin to print the syntax trees of both.
  if (parts.has('babel') || parts.has('typescript')) parts.add('estree')
  return Promise.all([...parts].map((part) => loaders[part]()))
}

const ownPlugins: Record<CodeLanguage, PluginName[]> = {
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

function embeddedPlugins(language: CodeLanguage, code: string): PluginName[] {
  const frontMatter: PluginName[] = /^\ufeff?---\s{0,9}[\r\n]/.test(code) ? ['yaml'] : []
  if (language === 'html' || language === 'vue') return [...frontMatter, ...pluginsInMarkup(code)]
  if (language === 'markdown') return [...frontMatter, ...pluginsInFences(code)]
  if (ownPlugins[language].some((part) => part === 'babel' || part === 'typescript') && language !== 'json5')
    return pluginsInTemplates(code)
  return frontMatter
}

function pluginsInMarkup(code: string): PluginName[] {
  return [
    ...(/<style|\sstyle\s{0,9}=/i.test(code) ? (['postcss'] as const) : []),
    // Event handlers and expressions of templates are scripts too.
    ...(/<script|\son\w{1,30}\s{0,9}=|\{\{|\s[:@v]/i.test(code) ? (['babel'] as const) : []),
    ...(/\blang\s{0,9}=\s{0,9}["']?tsx?\b|text\/(?:x-)?typescript/i.test(code) ? (['typescript'] as const) : []),
    ...(/text\/markdown|<(?:i18n|docs|custom)/i.test(code) ? (['markdown', 'yaml'] as const) : []),
  ]
}

function pluginsInFences(code: string): PluginName[] {
  return Array.from(code.matchAll(/^[ \t>*-]{0,20}(?:```|~~~)[ \t]{0,9}\{?\.?(\w{1,20})/gm), ([, name = '']) => {
    const fence = fencePlugins.find(([names]) => names.test(name))
    return fence ? [...fence[1]] : []
  }).flat()
}

const fencePlugins: [names: RegExp, parts: PluginName[]][] = [
  [/^(?:js|javascript|mjs|cjs|jsx|json5?|jsonc)$/i, ['babel']],
  [/^(?:ts|tsx|typescript|mts|cts)$/i, ['typescript']],
  [/^(?:css|scss|less|postcss)$/i, ['postcss']],
  [/^(?:html|vue|xhtml)$/i, ['html', 'babel', 'postcss']],
  [/^(?:ya?ml)$/i, ['yaml']],
  [/^(?:graphql|gql)$/i, ['graphql']],
  [/^(?:md|markdown)$/i, ['markdown']],
]

/** The languages of template literals, by their tags or comments. */
function pluginsInTemplates(code: string): PluginName[] {
  return [
    ...(/\b(?:css|styled|createGlobalStyle|keyframes|injectGlobal)\b|<style/.test(code) ? (['postcss'] as const) : []),
    ...(/\b(?:gql|graphql)\b|\/\* GraphQL \*\//i.test(code) ? (['graphql'] as const) : []),
    ...(/\bhtml`|\/\* HTML \*\/|\bsvg`/.test(code) ? (['html'] as const) : []),
    ...(/\b(?:markdown|md)`/.test(code) ? (['markdown'] as const) : []),
  ]
}

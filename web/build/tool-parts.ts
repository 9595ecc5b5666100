import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Provides `tools/<id>/tool.ts?parts`: everything that a page renders a tool from, in one module a tool. Every page
 * then has one URL a tool, however many parts it has; that module has the URLs of the rest.
 */
export function toolParts(): Plugin {
  return {
    name: 'tool-parts',
    enforce: 'pre',
    load(id) {
      const [file = '', query] = id.split('?')
      if (query !== 'parts' || !file.endsWith('/tool.ts')) return undefined
      const has = (path: string) => existsSync(`${dirname(file)}/${path}`)
      const later = (path: string, name: string) => `() => import('./${path}').then((module) => module.${name})`
      const hasWords = has('page/texts.en.ts')
      return [
        "import operations from './operations.ts?description'",
        "import { errors } from './errors.ts'",
        'export const parts = {',
        '  operations,',
        '  errors,',
        `  samples: ${later('samples.ts', 'samples')},`,
        `  texts: { en: ${later('texts.en.ts', 'en')}, zh: ${later('texts.zh.ts', 'zh')} },`,
        hasWords && `  pageTexts: { en: ${later('page/texts.en.ts', 'en')}, zh: ${later('page/texts.zh.ts', 'zh')} },`,
        has('page/page.tsx') && `  page: ${later('page/page.tsx', 'default')},`,
        '}',
      ]
        .filter(Boolean)
        .join('\n')
    },
  }
}

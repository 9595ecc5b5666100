import type { LoadedTool } from '#core/load-tools.node.ts'
import type { Language } from '#kit/language.ts'
import { escapeHtml } from '../pages/escape-html.ts'
import { operationDocs } from './operation-docs.ts'

/** Writes the documentation of one tool: every operation with its fields, a sample, a curl line. */
export async function toolDocs(tool: LoadedTool, siteUrl: string, language: Language): Promise<string> {
  const words = texts[language]
  const operations = Object.entries(tool.operations)
  const contents = operations.map(([exported, { name }]) => {
    const title = tool.texts[language].operations[exported]?.title ?? name
    return `<a href="#${name}">${escapeHtml(title)}</a>`
  })
  const parts = operations.map(([exported, operation]) =>
    operationDocs({ tool, exported, operation, siteUrl, language }),
  )
  return `<nav data-contents aria-label="${words.contents}"><a href="/api-docs">← ${words.overview}</a>${contents.join('')}</nav>
<div><p>${escapeHtml(tool.description[language])} <a href="/tools/${tool.id}">${words.page}</a></p>
${(await Promise.all(parts)).join('\n')}</div>`
}

const texts = {
  en: { contents: 'Contents', overview: 'All tools', page: 'Open the tool' },
  zh: { contents: '目录', overview: '全部工具', page: '打开工具' },
}

import { charactersIn, looksLike } from '#core/recognition/looks-like.ts'
import { fill } from '#kit/sentence.ts'
import { useLanguage, useTexts } from '#ui/language/language.ts'
import { isForCommands, withoutMark } from './query-kind.ts'
import type { ResultGroup, SearchResult } from './search-result.ts'

interface Summarized {
  query: string
  brought: string | File | undefined
  hits: readonly SearchResult[]
}

/** The summary of the results: the number of tools and of other results, or that there are none. */
export function useSummary({ query, brought, hits }: Summarized) {
  const words = useTexts(texts)
  const tools = hits.filter(({ group }) => group === 'tools').length
  const others = hits.length - tools
  const looks = useLooks(hits, brought ?? query)
  const isCommand = isForCommands(query)
  const none = fill(isCommand ? words.noCommand : words.none, { query: withoutMark(query).trim().slice(0, 60) })

  function statusOf(): string {
    if (brought !== undefined) return looks
    if (isCommand) return fill(words.commandCount, { count: others })
    if (query.trim() === '') return words.popular
    if (hits.some(({ isNear }) => isNear)) return `${none}${words.nearest}`
    const count = fill(words.results, { count: tools })
    return tools === 0 ? none : others === 0 ? count : fill(words.ofTools, { count })
  }

  return {
    none,
    status: statusOf(),
    /** For screen readers. */
    others: tools < hits.length && !isCommand && brought === undefined && fill(words.others, { count: others }),
    labelOf: (group: ResultGroup) => (group === 'material' ? looks : words[group]),
  }
}

/** The recognized kind of the material, from the surest suggestion. */
function useLooks(hits: readonly SearchResult[], material: string | File): string {
  const words = useTexts(texts)
  const language = useLanguage()
  const { kind, confidence = 0 } = hits.find(({ group }) => group === 'material') ?? {}
  if (typeof material !== 'string') return fill(words.file, { name: material.name })
  return looksLike({ kind, confidence, amount: charactersIn(material.length, false, language) }, language)
}

const texts = {
  en: {
    popular: 'popular',
    results: '{count|result|results}',
    ofTools: 'Tools: {count}',
    others: ', others: {count}',
    none: 'No tool matches “{query}”',
    nearest: '. The nearest:',
    commandCount: '{count|command|commands}',
    noCommand: 'No command matches “{query}”',
    file: 'Open {name} with',
    tools: 'Tools',
    operations: 'Operations',
    page: 'This page',
    commands: 'Commands',
    pipelines: 'Pipelines',
  },
  zh: {
    popular: '热门',
    results: '{count} 个结果',
    ofTools: '工具：{count}',
    others: '，其他：{count} 项',
    none: '没有与“{query}”匹配的工具',
    nearest: '，最接近的有：',
    commandCount: '{count} 条命令',
    noCommand: '没有与“{query}”匹配的命令',
    file: '用以下工具打开“{name}”',
    tools: '工具',
    operations: '操作',
    page: '当前页面',
    commands: '命令',
    pipelines: '流水线',
  },
}

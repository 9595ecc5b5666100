import operations from 'virtual:operation-index'
import { useState } from 'react'
import type { Tool } from '#core/catalogue.ts'
import { confidenceLabel } from '#core/recognition/looks-like.ts'
import type { Localized } from '#kit/language.ts'
import { joinLabel } from '#kit/words/marks.ts'
import { commandWords } from '#ui/commands/command-words.ts'
import { useLanguage } from '#ui/language/language.ts'
import { wholeCatalogue } from '../catalogue/whole-catalogue.ts'
import type { Command } from '../commands/command.ts'
import { CommandIcon } from '../commands/command-icon.tsx'
import { findCommands } from '../commands/find-commands.ts'
import { pageCommands } from '../commands/page-commands.ts'
import { useSiteCommands } from '../commands/use-site-commands.ts'
import { createOperationFinder } from '../finder/operation-finder.ts'
import { commandsLead, type FoundTools } from '../finder/rank-tools.ts'
import { toolFinder } from '../finder/tool-finder.ts'
import { isForCommands, withoutMark } from './query-kind.ts'
import type { SearchResult } from './search-result.ts'
import { useOpenings } from './use-openings.ts'
import { usePipelinesFound } from './use-pipelines-found.tsx'
import { useSuggestions } from './use-suggestions.ts'

const findOperations = createOperationFinder(wholeCatalogue, operations)

/** The query, and the pasted or dropped material in its place. */
interface SearchRequest {
  query: string
  brought: string | File | undefined
}

/**
 * Returns all results. Tools come first, by their own rules; then suggestions for the text, if it fits no tool well;
 * then operations, commands and pipelines. A group of commands leads if its first fits better than any tool. After `>`
 * there are only commands. Suggestions for brought material take a moment; undefined until then.
 */
export function useSearchResults({ query, brought }: SearchRequest): readonly SearchResult[] | undefined {
  const isAlone = brought === undefined && isForCommands(query)
  const isSearch = brought === undefined && !isAlone
  const sought = isSearch ? query : ''
  const { tools, ...fit } = useToolsFound(sought, isSearch)
  const { isNear } = fit
  const namesTool = sought.trim() === '' || (tools.length > 0 && !isNear)
  const material = useMaterialFound(brought ?? (namesTool ? undefined : sought), brought !== undefined)
  const operationsFound = useOperationsFound(sought, isNear ? undefined : tools[0]?.tool?.id)
  const commands = useCommandsFound(isAlone ? withoutMark(query) : sought, isAlone)
  const pipelines = usePipelinesFound(sought)
  if (!material) return undefined
  const byFit = commands.toSorted((a, b) => b.score - a.score)
  // Tools that are only near to the query come after all other matches.
  const isFound = material.length + operationsFound.length + commands.length + pipelines.length > 0
  return [
    ...byFit.flatMap((group) => (commandsLead(group.score, fit) ? group.hits : [])),
    ...(isNear && isFound ? [] : tools),
    ...material,
    ...operationsFound,
    ...byFit.flatMap((group) => (commandsLead(group.score, fit) ? [] : group.hits)),
    ...pipelines,
  ]
}

function useToolsFound(
  query: string,
  isSearch: boolean,
): Pick<FoundTools, 'score' | 'isNear'> & { tools: SearchResult[] } {
  const language = useLanguage()
  const { openTool } = useOpenings()
  const none = { tools: [], score: 0, isNear: false }
  if (!isSearch) return none
  const matches = query.trim() === '' ? { ...none, tools: wholeCatalogue.slice(0, 8) } : toolFinder.find(query)
  const tools = matches.tools.map((tool) => ({
    key: tool.id,
    group: 'tools' as const,
    tool,
    isNear: matches.isNear,
    title: tool.title[language],
    isVisit: true,
    choose: () => openTool(tool.id),
  }))
  return { ...matches, tools }
}

/** Suggestions for plain text are shown only for brought material, which always gets some. */
function useMaterialFound(material: string | File | undefined, isBrought: boolean): SearchResult[] | undefined {
  const language = useLanguage()
  const { openOperation } = useOpenings()
  const suggestions = useSuggestions(material)
  if (isBrought && !suggestions) return undefined
  const isKnown = (suggestions?.[0]?.confidence ?? 0) >= 0.4
  if (material === undefined || !suggestions || !(isKnown || isBrought)) return []
  return suggestions
    .slice(0, isBrought ? 9 : 4)
    .map(({ tool, operation, label, input, kind, confidence, brief }, index) => ({
      key: `material-${index}`,
      group: 'material',
      tool,
      title: label[language],
      kind,
      confidence,
      brief: brief?.[language],
      remark: remarkOn(tool, confidence)[language],
      isVisit: true,
      choose: () => openOperation(tool.id, operation, { material, input }),
    }))
}

/** The tool, and the confidence of its suggestion. */
function remarkOn({ title }: Tool, confidence: number): Localized {
  const sure = confidenceLabel(confidence)
  return sure ? { en: `${title.en} · ${sure.en}`, zh: `${title.zh} · ${sure.zh}` } : title
}

function useOperationsFound(query: string, best: string | undefined): SearchResult[] {
  const language = useLanguage()
  const { openOperation } = useOpenings()
  return findOperations(query, best).map(({ tool, operation, title, choice }) => ({
    key: `${tool.id}-${operation}`,
    group: 'operations',
    tool,
    remark: tool.title[language],
    isVisit: true,
    title: choice ? joinLabel(title[language], choice.label[language]) : title[language],
    choose: () =>
      openOperation(tool.id, operation, choice && { material: '', input: { [choice.field]: choice.value } }),
  }))
}

function useCommandsFound(query: string, isAlone: boolean): CommandGroup[] {
  const language = useLanguage()
  const [ofPage] = useState(pageCommands)
  const ofSite = useSiteCommands()
  const find = (offered: Command[]) =>
    isAlone && query === ''
      ? offered.map((item) => ({ item, score: 0 }))
      : findCommands(query, offered).slice(0, isAlone ? 20 : 4)
  const groupOf = (group: 'page' | 'commands', offered: Command[]): CommandGroup => {
    const ranked = find(offered)
    const hits = ranked.map(({ item: { name, keys, run, isVisit = false } }) => {
      const title = commandWords[name].title[language]
      return { key: name, group, title, keys, isVisit, icon: <CommandIcon name={name} />, choose: run }
    })
    return { hits, score: ranked[0]?.score ?? 0 }
  }
  return [groupOf('page', ofPage), groupOf('commands', ofSite)].filter(({ hits }) => hits.length > 0)
}

/** A group of commands, and how well its first one fits. */
interface CommandGroup {
  hits: SearchResult[]
  score: number
}

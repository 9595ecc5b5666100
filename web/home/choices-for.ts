import { minConfidence } from '#core/recognition/rank-recognitions.ts'
import { kebabOf } from '#kit/kebab.ts'
import { type Handover, handOver } from '#ui/tool/handover.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { findCommands } from '../commands/find-commands.ts'
import { pagesHere, siteAddresses, visit } from '../commands/use-site-commands.ts'
import { commandsLead } from '../finder/rank-tools.ts'
import { filterTools } from '../finder/tool-finder.ts'
import { suggestOperations } from '../suggestions/suggest-operations.ts'
import { isDark, setDark } from '../theme/theme.ts'
import type { Choices, Navigate, Option } from './choices.ts'
import { ChoiceList } from './tool-suggestions.tsx'

/**
 * Finds the choices. Typed text and single pasted words are search queries for tools and pages; other texts, and
 * recognized ones, get suggested operations. A typed query without a match gets the nearest
 * tools.
 */
export async function choicesFor(material: string | File, isTyped: boolean, others: readonly File[]): Promise<Choices> {
  const common: Pick<Choices, 'material' | 'List' | 'open'> = {
    material,
    List: ChoiceList,
    open: (option, navigate) => open(option, { material, others }, navigate),
  }
  const isName = typeof material === 'string' && (isTyped || isWord.test(material))
  const byName = { ...common, ...(isName ? findNamed(material) : { options: [] }) }
  const isNamed = byName.options.length > 0 && !byName.isNear
  if (isTyped && isNamed) return byName
  const all = await suggestOperations(material, catalogue, others.length)
  const likelyCount = all.filter(({ confidence }) => confidence >= minConfidence).length
  const options = all.slice(0, Math.min(Math.max(likelyCount, minOptions), maxOptions))
  const isKnown = likelyCount > 0
  return isKnown || (!isTyped && !isNamed) ? { ...common, options } : byName
}

/** JSON has this many: its editor, the converters and the code generators. */
const [minOptions, maxOptions] = [4, 9]

const isWord = /^[\p{L}\p{N} -]{0,24}$/u

/** Five matching tools and one command of the site, the better match first. */
function findNamed(query: string): Pick<Choices, 'options' | 'tools' | 'isNear'> {
  const toolMatches = filterTools(query)
  const tools = toolMatches.tools.slice(0, 5).map((tool) => ({ tool }))
  const [command] = findCommands(query, [...pages(), { name: isDark() ? 'light' : 'dark' }])
  if (!command) return { ...toolMatches, options: tools }
  const ofSite = { command: command.item.name }
  if (!commandsLead(command.score, toolMatches))
    return { ...toolMatches, options: toolMatches.isNear ? tools : [...tools, ofSite] }
  return toolMatches.isNear ? { options: [ofSite] } : { ...toolMatches, options: [ofSite, ...tools] }
}

type Page = keyof typeof siteAddresses

const pages = () => pagesHere().flatMap(([name]) => (name === 'home' ? [] : [{ name }]))

type Brought = Pick<Handover, 'material' | 'others'>

function open({ command, ...option }: Option, brought: Brought, navigate: Navigate): void {
  if (command === 'dark' || command === 'light') setDark(command === 'dark')
  else if (command) visit(siteAddresses[command as Page], (href) => void navigate({ href }))
  if (!option.tool) return
  const { tool, operation, input } = option
  if (operation) handOver({ tool: tool.id, operation, ...brought, input })
  void navigate({
    to: '/tools/$tool',
    params: { tool: tool.id },
    search: operation ? { operation: kebabOf(operation) } : {},
  })
}

import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { SeoProposal, SeoRequest } from '#contract/ai.ts'
import type { SiteConfig } from '#contract/site-config/sections.ts'
import type { LoadedTool } from '#core/load-tools.node.ts'
import type { Card } from '#kit/tool.ts'
import { Refusal } from '../http/refusal.ts'
import type { Handlers } from '../routes/handler.ts'
import type { SiteContext } from '../site-state/site-context.ts'
import { askUpstream, type Message, UpstreamError } from './ask-upstream.ts'
import { PrivateAddress } from './dispatchers.ts'

interface SuggestionRequest {
  config: Pick<SiteConfig, 'ai_config' | 'proxy_config'>
  messages: Message[]
  allowPrivate: boolean
  /** Waits this many milliseconds between attempts; tests do not wait. */
  wait?: (milliseconds: number) => Promise<unknown>
}

/** No proposal could be obtained. The message is for the owner, and names keys by their last four characters only. */
export class ProposalError extends Error {
  override name = 'ProposalError'
}

/** Two minutes: nobody waits longer for a button. */
const timeLimit = 120_000

/**
 * Tries each key in turn, and all of them again up to `retry_times` times, waiting 1 s, 2 s, 4 s … up to 30 s in
 * between. A refused key is replaced by the next at once; where proxies are enabled, each attempt uses the next one.
 *
 * @throws ProposalError
 */
export async function proposeSeo({
  config,
  messages,
  allowPrivate,
  wait = sleep,
}: SuggestionRequest): Promise<SeoProposal> {
  const { api_endpoint: endpoint, api_model: model, keys, retry_times } = config.ai_config
  const proxies = config.proxy_config.enable ? config.proxy_config.proxies : []
  const deadline = Date.now() + timeLimit
  let tries = 0
  let lastFailure = ''
  for (let round = 0; round <= retry_times; round++) {
    if (round > 0) await wait(Math.min(1000 * 2 ** (round - 1), 30_000))
    for (const key of keys.length > 0 ? keys : [undefined]) {
      if (Date.now() > deadline) throw new ProposalError(`No proposal within two minutes. Last: ${lastFailure}`)
      const proxy = proxies.length > 0 ? proxies[tries % proxies.length] : undefined
      tries++
      try {
        const proposal = readProposal(await askUpstream({ endpoint, model, key, proxy, allowPrivate }, messages))
        if (proposal) return proposal
        lastFailure = 'the endpoint wrote no title, description and keywords'
      } catch (error) {
        lastFailure = `${describeFailure(error)}${key === undefined ? '' : ` (key …${key.slice(-4)})`}`
        if (error instanceof PrivateAddress || (error instanceof UpstreamError && error.retry === 'never'))
          throw new ProposalError(lastFailure)
      }
    }
  }
  throw new ProposalError(`No proposal after ${tries} ${tries === 1 ? 'try' : 'tries'}. Last: ${lastFailure}`)
}

/** Parses the proposal in a model's answer: a JSON object, perhaps in a code fence or surrounded by text. */
function readProposal(text: string): SeoProposal | undefined {
  const [start, end] = [text.indexOf('{'), text.lastIndexOf('}')]
  if (start === -1 || end < start) return undefined
  try {
    const read = proposalForm.safeParse(JSON.parse(text.slice(start, end + 1)))
    return read.success && read.data.title !== '' ? read.data : undefined
  } catch {
    return undefined
  }
}

const clip = (longest: number) => z.string().transform((text) => [...text.trim()].slice(0, longest).join(''))

const proposalForm = z.object({
  title: clip(200),
  description: clip(2000),
  keywords: z
    .union([z.array(z.string()), z.string().transform((text) => text.split(/[,，、;；]/))])
    .transform((list) => list.map((word) => word.trim().slice(0, 100)).filter((word) => word !== ''))
    .transform((list) => [...new Set(list)].slice(0, 100)),
})

/** Describes a failure without addresses, headers or keys: in our own words, or by the error's code or name. */
function describeFailure(error: unknown): string {
  if (error instanceof UpstreamError) return `the endpoint ${error.message}`
  if (error instanceof PrivateAddress)
    return 'the address is not of the public internet, which whoever runs the server has to allow'
  const { name, code } = Object(Object(error).cause ?? error)
  if (name === 'TimeoutError' || /TIMEOUT/.test(String(code))) return 'the endpoint did not answer in time'
  return `the endpoint cannot be reached (${/^[A-Z_0-9]+$/.test(String(code)) ? code : name})`
}

interface AiContext extends Pick<SiteContext, 'site' | 'settings'> {
  tools: LoadedTool[]
}

/** Proposes head contents by the endpoint that the owner configured. Nothing is saved. */
export const aiHandlers = ({ site, settings, tools }: AiContext): Pick<Handlers, 'suggestSeo'> => ({
  async suggestSeo({ body, log }) {
    const { config } = site.content
    const { enable_ai, api_endpoint, api_model } = config.ai_config
    if (!enable_ai) throw new Refusal(422, 'Text suggestions are off', { data: { error: 'aiOff', params: {} } })
    if (!api_endpoint || !api_model)
      throw new Refusal(422, 'Name an endpoint and a model first', { data: { error: 'aiIncomplete', params: {} } })
    const messages = writeMessages(body, config, tools)
    try {
      return { data: await proposeSeo({ config, messages, allowPrivate: settings.ALLOW_PRIVATE_UPSTREAMS === '1' }) }
    } catch (error) {
      if (!(error instanceof ProposalError)) throw error
      log.warn({ reason: error.message }, 'no proposal')
      throw new Refusal(422, error.message, { data: { error: 'aiFailed', params: { reason: error.message } } })
    }
  },
})

/** Builds the prompt in the language of the answer, with the owner's own instructions. */
function writeMessages(
  { kind, path, lng }: SeoRequest,
  config: SiteConfig,
  tools: ({ id: string } & Pick<Card, 'title' | 'description'>)[],
): Message[] {
  const words = texts[lng]
  const { site_info } = config
  const about = site_info.translations[lng]?.site_desc || site_info.site_desc
  const card = tools.find(({ id }) => path === `/tools/${id}`)
  const facts = [
    `${words.site}: ${site_info.site_name || 'Toolbench'}`,
    about && `${words.about}: ${about}`,
    kind === 'page' && `${words.page}: ${path ?? '/'}`,
    kind === 'page' && card && `${words.tool}: ${card.title[lng]}. ${card.description[lng]}`,
    kind === 'site' && `${words.tools}: ${tools.map(({ title }) => title[lng]).join(words.comma)}`,
  ]
  return [
    { role: 'system', content: `${words.task}\n${config.ai_config.gen_seo_prompt}`.trim() },
    { role: 'user', content: facts.filter(Boolean).join('\n') },
  ]
}

const texts = {
  en: {
    task: 'Write the head of a web page for search engines, in English. Answer with one JSON object and nothing else: {"title": at most 60 characters, "description": at most 155 characters, "keywords": a list of 5 to 10 short terms}. Say only what the facts say.',
    site: 'Site',
    about: 'About the site',
    page: 'Page',
    tool: 'Tool on this page',
    tools: 'Its tools',
    comma: ', ',
  },
  zh: {
    task: '请用中文为网页撰写供搜索引擎使用的页头。只回答一个 JSON 对象：{"title": 不超过 30 个字, "description": 不超过 80 个字, "keywords": 5 到 10 个短词的列表}。只说下面给出的事实。',
    site: '网站',
    about: '网站简介',
    page: '页面',
    tool: '本页工具',
    tools: '网站的工具',
    comma: '、',
  },
}

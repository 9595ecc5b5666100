import type { SeoRequest } from '#contract/ai.ts'
import type { SiteConfig } from '#contract/site-config/sections.ts'
import type { LoadedTool } from '#core/load-tools.node.ts'
import type { Card } from '#kit/tool.ts'
import { Refusal } from '../http/refusal.ts'
import type { Handlers } from '../routes/handler.ts'
import type { SiteContext } from '../site-state/site-context.ts'
import type { Message } from './ask-upstream.ts'
import { ProposalError, proposeSeo } from './propose-seo.ts'

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

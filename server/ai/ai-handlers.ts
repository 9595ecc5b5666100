import type { LoadedTool } from '#core/load-tools.node.ts'
import { Refusal } from '../http/refusal.ts'
import type { Handlers } from '../routes/handler.ts'
import type { SiteContext } from '../site-state/site-context.ts'
import { NoProposal, proposeSeo } from './propose-seo.ts'
import { writeMessages } from './write-messages.ts'

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
      if (!(error instanceof NoProposal)) throw error
      log.warn({ reason: error.message }, 'no proposal')
      throw new Refusal(422, error.message, { data: { error: 'aiFailed', params: { reason: error.message } } })
    }
  },
})

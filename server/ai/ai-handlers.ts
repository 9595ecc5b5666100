import type { Handlers } from '../http/handler.ts'
import { Refused } from '../http/refused.ts'
import type { SiteParts } from '../site-parts.ts'
import { NoProposal, propose } from './propose.ts'
import { writeMessages } from './write-messages.ts'

/** Proposes head contents by the endpoint that the owner configured. Nothing is saved. */
export const aiHandlers = ({ site, settings, tools }: SiteParts): Pick<Handlers, 'suggestSeo'> => ({
  async suggestSeo({ body, log }) {
    const { config } = site.shown
    const { enable_ai, api_endpoint, api_model } = config.ai_config
    if (!enable_ai) throw new Refused(422, 'Text suggestions are off', { error: 'aiOff', params: {} })
    if (!api_endpoint || !api_model)
      throw new Refused(422, 'Name an endpoint and a model first', { error: 'aiIncomplete', params: {} })
    const messages = writeMessages(body, config, tools)
    try {
      return { data: await propose({ config, messages, allowPrivate: settings.ALLOW_PRIVATE_UPSTREAMS === '1' }) }
    } catch (error) {
      if (!(error instanceof NoProposal)) throw error
      log.warn({ reason: error.message }, 'no proposal')
      throw new Refused(422, error.message, { error: 'aiFailed', params: { reason: error.message } })
    }
  },
})

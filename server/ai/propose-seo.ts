import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { SeoProposal } from '#contract/ai.ts'
import type { SiteConfig } from '#contract/site-config/sections.ts'
import { askUpstream, type Message, UpstreamError } from './ask-upstream.ts'
import { PrivateAddress } from './dispatchers.ts'

interface Request {
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
export async function proposeSeo({ config, messages, allowPrivate, wait = sleep }: Request): Promise<SeoProposal> {
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

import { request } from 'undici'
import { dispatcherFor, refusePrivateHost } from './dispatchers.ts'

export interface Message {
  role: 'system' | 'user'
  content: string
}

export interface Upstream {
  endpoint: string
  model: string
  key: string | undefined
  proxy: string | undefined
  allowPrivate: boolean
}

/** An unusable answer, and whether to retry. */
export class UpstreamError extends Error {
  override name = 'UpstreamError'
  /**
   * When to retry: `key`: with another key; `later`: after a delay; `never`: only after the configuration has changed.
   */
  retry: 'key' | 'later' | 'never'

  constructor(message: string, retry: UpstreamError['retry']) {
    super(message)
    this.retry = retry
  }
}

const maxBytes = 2 ** 20

/**
 * Sends one request to an OpenAI-compatible chat endpoint and returns the text of its answer. Takes at most 30 s and 1
 * MiB, and follows no redirect.
 *
 * @throws UpstreamError, PrivateAddress, or the connection's own error
 */
export async function askUpstream(upstream: Upstream, messages: Message[]): Promise<string> {
  const { key, model, proxy, allowPrivate } = upstream
  const address = chatAddress(upstream.endpoint)
  if (!allowPrivate) refusePrivateHost(address)
  const dispatcher = dispatcherFor(proxy, allowPrivate)
  try {
    const { statusCode, body } = await request(address, {
      method: 'POST',
      dispatcher,
      signal: AbortSignal.timeout(30_000),
      headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({ model, messages, temperature: 0.4 }),
    })
    const text = await readLimited(body)
    if (statusCode !== 200) throw new UpstreamError(`answered ${statusCode}`, retryAfterStatus(statusCode))
    return contentOf(text)
  } finally {
    void dispatcher.destroy().catch(() => {})
  }
}

/** The owner configures the API's base URL or the full URL of the endpoint. */
function chatAddress(endpoint: string): string {
  const url = new URL(endpoint)
  const path = url.pathname.replace(/(?<!\/)\/+$/, '')
  url.pathname = path.endsWith('/chat/completions') ? path : `${path}/chat/completions`
  return url.href
}

function retryAfterStatus(status: number): UpstreamError['retry'] {
  if ([401, 402, 403, 429].includes(status)) return 'key'
  return status >= 500 || status === 408 ? 'later' : 'never'
}

async function readLimited(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > maxBytes) throw new UpstreamError('answered with more than 1 MiB', 'never')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function contentOf(text: string): string {
  try {
    const content: unknown = JSON.parse(text).choices[0].message.content
    if (typeof content === 'string') return content
  } catch {}
  throw new UpstreamError('answered with what is no chat completion', 'later')
}

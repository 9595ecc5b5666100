import { createHash } from 'node:crypto'

/** The sources that allow the inline scripts and styles of a page: their hashes or their nonce. */
export interface InlineSources {
  scripts: string[]
  styles: string[]
}

/**
 * Removes the nonce from a rendered page, and returns the hashes of the scripts and styles that had it. Injected ones
 * have none, so the policy does not allow them.
 */
export function replaceNonceByHashes(html: string, nonce: string): { html: string; inline: InlineSources } {
  const attribute = ` nonce="${nonce}"`
  const inline = { script: new Set<string>(), style: new Set<string>() }
  for (const { 0: start, 1: tag, 2: attributes = '', index } of html.matchAll(startTag)) {
    if (!attributes.includes(attribute) || / (?:src|type)=/.test(attributes)) continue
    const code = html.slice(index + start.length, html.indexOf(`</${tag}>`, index))
    inline[tag as keyof typeof inline].add(hashSource(code))
  }
  return {
    html: html.replace(`<meta property="csp-nonce" content="${nonce}"/>`, '').replaceAll(attribute, ''),
    inline: { scripts: [...inline.script], styles: [...inline.style] },
  }
}

/** As React writes them, with `>` escaped in attributes. */
const startTag = /<(script|style)( [^>]{1,1000})>/g

/** Returns the source that allows inline code with exactly this text (CSP 3, section 2.3.1). */
export const hashSource = (code: string): string =>
  `'sha256-${createHash('sha256').update(normalizeCode(code)).digest('base64')}'`

/** Normalizes newlines as a browser's parser does (HTML, section 13.2.3.5). */
const normalizeCode = (code: string): string => code.replace(/\r\n?/g, '\n').replaceAll('\0', '\ufffd')

import { createHash } from 'node:crypto'
import type { PublicConfig } from '#contract/site-config/sections.ts'
import type { Language } from '#kit/language.ts'
import { contentSecurityPolicy } from '../pages/content-security-policy.ts'
import { hashSource } from '../pages/inline-hashes.ts'
import { preferencesScript } from './preferences-script.ts'

interface Page {
  html: string
  /** The scripts of this page, as a file below the root of the site. */
  script: { path: string; code: string } | undefined
}

/** The file name of the web manifest in each language. */
export const manifestNames: Record<Language, string> = { en: 'manifest.webmanifest', zh: 'manifest.zh.webmanifest' }

/** The element that React writes at the top of every page. */
const charset = /<meta char[sS]et="utf-8"\/?>/

/** The start tag of an inline script; JSON data has a `type`. */
const inlineScript = /<script(?: data-tsr-stream-part="")?>/

/**
 * Converts a page that was rendered for a server to a static one. The scripts of its body go into a file, so that all
 * pages share one policy with two hashes: hosts limit the number of rules in a `_headers` file.
 */
export function staticPage(html: string, basePath: string, language: Language): Page {
  const start = html.indexOf('<body')
  const head = html
    .slice(0, start)
    .replace(charset, (meta) => `${meta}<script>${preferencesScript}</script>`)
    .replace(`${basePath}/${manifestNames.en}`, `${basePath}/${manifestNames[language]}`)
  const { html: body, codes } = cutScripts(html.slice(start))
  if (codes.length === 0) return { html: head + body, script: undefined }
  const code = codes.join('\n;')
  const path = `assets/page-${createHash('sha256').update(code).digest('base64url').slice(0, 10)}.js`
  const whole = body.replace('</body>', () => `<script src="${basePath}/${path}"></script></body>`)
  return { html: head + whole, script: { path, code } }
}

/** Adds the policy of a page to its head as a meta element, before anything that it applies to. */
export function addPolicyMeta(html: string, config: PublicConfig): string {
  const policy = staticPolicy(config, inlineScriptsOf(html))
  // A meta element cannot set frame-ancestors; the host's headers do.
  const content = policy.replace(/; frame-ancestors [^;]*/, '')
  return html.replace(charset, (meta) => `${meta}<meta http-equiv="Content-Security-Policy" content="${content}"/>`)
}

/** Writes the policy of pages with these inline scripts. */
export const staticPolicy = (config: PublicConfig, scripts: readonly string[]): string =>
  contentSecurityPolicy(config, {
    apiOrigin: '',
    ownScripts: "'self'",
    scripts: [],
    inline: { scripts: [...new Set(scripts.map(hashSource))], styles: [] },
  })

/** Returns the code of a page's inline scripts. */
export const inlineScriptsOf = (html: string): string[] => cutScripts(html).codes

/** Removes the inline scripts from a page. */
function cutScripts(html: string): { html: string; codes: string[] } {
  const [before = '', ...parts] = html.split(inlineScript)
  const end = '</script>'
  return {
    html: before + parts.map((part) => part.slice(part.indexOf(end) + end.length)).join(''),
    codes: parts.map((part) => part.slice(0, part.indexOf(end))),
  }
}

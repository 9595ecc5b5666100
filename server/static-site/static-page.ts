import { createHash } from 'node:crypto'
import type { PublicConfig } from '#contract/site-config/sections.ts'
import type { Language } from '#kit/language.ts'
import { contentSecurityPolicy } from '../pages/content-security-policy.ts'
import { hashSource } from '../pages/inline-hashes.ts'
import { preferencesScript } from './preferences-script.ts'

interface Page {
  html: string
  /** The script of this page alone, for a file below the root of the site. */
  script: { path: string; code: string } | undefined
}

/** The description of the app, in each language. */
export const manifestNames: Record<Language, string> = { en: 'manifest.webmanifest', zh: 'manifest.zh.webmanifest' }

/** React writes it at the top of every page. */
const charset = /<meta char[sS]et="utf-8"\/?>/

/** Where a script begins that stands in the page itself; data has a type. */
const inlineScript = /<script(?: data-tsr-stream-part="")?>/

/**
 * Makes a file of a page that was drawn for a server. What its body runs goes into a file of its own, so that one policy,
 * which names two hashes, holds for all pages: hosts limit the number of rules in a `_headers` file.
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

/** Writes the policy of a page into its head as a meta element, before anything that it applies to. */
export function addPolicyMeta(html: string, config: PublicConfig): string {
  const policy = staticPolicy(config, scriptsIn(html))
  // As an element it cannot say who may frame the page; the host's headers do.
  const content = policy.replace(/; frame-ancestors [^;]*/, '')
  return html.replace(charset, (meta) => `${meta}<meta http-equiv="Content-Security-Policy" content="${content}"/>`)
}

/** Writes the policy of pages in which these scripts stand. */
export const staticPolicy = (config: PublicConfig, scripts: readonly string[]): string =>
  contentSecurityPolicy(config, {
    apiOrigin: '',
    ownScripts: "'self'",
    scripts: [],
    inline: { scripts: [...new Set(scripts.map(hashSource))], styles: [] },
  })

/** The code of the scripts that stand in a page itself. */
export const scriptsIn = (html: string): string[] => cutScripts(html).codes

/** Takes the scripts that stand in a page itself out of it. */
function cutScripts(html: string): { html: string; codes: string[] } {
  const [before = '', ...parts] = html.split(inlineScript)
  const end = '</script>'
  return {
    html: before + parts.map((part) => part.slice(part.indexOf(end) + end.length)).join(''),
    codes: parts.map((part) => part.slice(0, part.indexOf(end))),
  }
}

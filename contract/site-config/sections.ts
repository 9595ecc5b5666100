import { z } from '../zod.ts'
import {
  boundedText,
  email,
  httpUrl,
  httpUrlWithoutUserinfo,
  image,
  issueMessage,
  keywords,
  origin,
} from './bounded-fields.ts'
import { redirectConfig } from './redirect-config.ts'
import { seoConfig } from './seo-config.ts'
import { translatedTexts, translations } from './translations.ts'

/** The site's name and description. */
const siteInfo = z.object({
  site_name: boundedText(100),
  site_url: origin,
  site_title: boundedText(200),
  sub_title: boundedText(200),
  site_desc: boundedText(2000),
  site_logo: image,
  site_image: image,
  main_title: boundedText(200),
  site_keywords: keywords,
  site_meta_script: boundedText(20_000),
  disclaimer: boundedText(20_000),
  contact_email: email,
  feedback_email: email,
  code_url: httpUrl,
  filing_number: boundedText(100),
  filing_link: httpUrl,
  translations: translations(translatedTexts.site_info),
})

/** The home page's metadata for search engines and social networks. */
const siteSeo = z.object({
  meta_title: boundedText(200),
  meta_description: boundedText(2000),
  meta_keywords: keywords,
  og_title: boundedText(200),
  og_description: boundedText(2000),
  og_image: image,
  translations: translations(translatedTexts.site_seo),
})

const scalar = z.union([z.string(), z.number(), z.boolean()])

/**
 * Head contents per page: entries with `path` and `lng` override the page's own; other entries are stored but unused.
 */
const pageSeoConfig = z.object({
  kd_contents: z
    .array(z.union([z.string().max(20_000), z.record(z.string(), scalar)]))
    .max(200)
    .default([]),
})

const proxy = z
  .string()
  .max(512)
  .refine(
    isProxy,
    issueMessage(
      'Enter an address such as http://proxy.example.com:8080; https:// and socks5:// work too',
      '请输入 http://proxy.example.com:8080 这样的地址，也可以用 https:// 或 socks5:// 开头',
    ),
  )

/** The proxies that the server uses in turn to reach the AI endpoint. */
const proxyConfig = z.object({
  enable: z.boolean().default(false),
  proxies: z.array(proxy).max(200).default([]),
})

function isProxy(text: string): boolean {
  if (!/^(https?|socks5):\/\/[^\s/?#\\]+\/?$/.test(text) || !URL.canParse(text)) return false
  return new URL(text).hostname !== ''
}

/** An OpenAI-compatible chat endpoint that proposes titles and descriptions. */
const aiConfig = z.object({
  enable_ai: z.boolean().default(false),
  api_endpoint: httpUrlWithoutUserinfo,
  api_model: boundedText(200),
  retry_times: z.int().min(0).max(10).default(3),
  keys: z.array(z.string().min(1).max(512).refine(isVisible, visibleOnly())).max(50).default([]),
  gen_seo_prompt: boundedText(20_000),
})

function isVisible(key: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a key travels in a header, which takes none
  return !/[\u0000-\u001f\u007f]/.test(key)
}

function visibleOnly() {
  return issueMessage('A key cannot contain line breaks or other invisible characters', '密钥不能包含换行等不可见字符')
}

/** The sections of the site configuration, by their names in the API. */
export const sections = {
  site_info: siteInfo,
  site_seo: siteSeo,
  proxy_config: proxyConfig,
  ai_config: aiConfig,
  page_seo_config: pageSeoConfig,
  seo_config: seoConfig,
  redirect_config: redirectConfig,
}

export type SectionName = keyof typeof sections

export const sectionNames = Object.keys(sections) as SectionName[]

export type SiteConfig = { [Name in SectionName]: z.output<(typeof sections)[Name]> }

/** The sections that every visitor may read; keys, proxies and redirects never leave the server. */
export const publicSections = ['site_info', 'site_seo', 'page_seo_config', 'seo_config'] as const

export type PublicConfig = Pick<SiteConfig, (typeof publicSections)[number]>

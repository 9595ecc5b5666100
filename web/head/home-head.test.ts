import { expect, test } from 'vitest'
import type { Boot } from '#contract/boot.ts'
import { publicSections, sections } from '#contract/site-config/sections.ts'
import type { Language } from '#kit/language.ts'
import { homeHead } from './home-head.ts'

/** The title, description and social texts of the home page. */
function headIn(language: Language, saved: Record<string, object>) {
  const config = Object.fromEntries(publicSections.map((name) => [name, sections[name].parse(saved[name] ?? {})]))
  const boot = { config, language, isDark: false, friendLinks: [], stats: undefined, siteUrl: '' } as unknown as Boot
  const { meta } = homeHead(boot)
  const contentOf = (name: string) =>
    meta.flatMap((tag) => ('content' in tag && Object.values(tag)[0] === name ? [tag.content] : []))[0]
  return {
    title: meta.flatMap((tag) => ('title' in tag ? [tag.title] : []))[0],
    description: contentOf('description'),
    shared: [contentOf('og:title'), contentOf('og:description')],
  }
}

test('the head has the texts of its language, and the field itself where it is not translated', () => {
  const saved = {
    site_info: { site_desc: 'Tools for all', translations: { zh: { site_desc: '人人可用的工具' } } },
    site_seo: { meta_title: 'Tools', og_title: 'Look', translations: { zh: { meta_title: '工具', og_title: '看看' } } },
  }
  expect(headIn('zh', saved)).toEqual({
    title: '工具',
    description: '人人可用的工具',
    shared: ['看看', '人人可用的工具'],
  })
  expect(headIn('en', saved)).toEqual({
    title: 'Tools',
    description: 'Tools for all',
    shared: ['Look', 'Tools for all'],
  })
})

test('what is given in one language alone serves both', () => {
  const saved = { site_seo: { meta_title: '工具', translations: {} } }
  expect(headIn('en', saved).title).toBe('工具')
  expect(headIn('zh', saved).title).toBe('工具')
})

test('a page of a static site names itself, in the folder of its language', () => {
  const config = Object.fromEntries(publicSections.map((name) => [name, sections[name].parse({})]))
  const boot = { config, language: 'zh', friendLinks: [], siteUrl: 'https://site.example/tools', staticFolder: '/zh' }
  const { links } = homeHead(boot as unknown as Boot)
  expect(links).toContainEqual({ rel: 'canonical', href: 'https://site.example/tools/zh/' })
})

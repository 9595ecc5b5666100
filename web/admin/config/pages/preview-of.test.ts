import { expect, test } from 'vitest'
import type { Boot } from '#contract/boot.ts'
import { defaults, publicOf, readSections } from '../draft/stored-config.ts'
import { previewOf } from './preview-of.ts'

const boot: Boot = {
  config: publicOf(defaults),
  language: 'en',
  isDark: false,
  friendLinks: [],
  stats: undefined,
  isPublic: false,
  siteUrl: 'http://here.example',
}

test('an empty configuration shows what the site says by itself', () => {
  expect(previewOf(boot, defaults, '/', 'en')).toMatchObject({
    host: 'here.example',
    title: 'Toolbench: free online tools',
    social: { image: '/og-image.png' },
  })
})

test('a site below a path of its host shows what lies below it', () => {
  const below = { ...boot, basePath: '/toolbox', siteUrl: 'http://here.example/toolbox' }
  expect(previewOf(below, defaults, '/', 'en')).toMatchObject({
    host: 'here.example/toolbox',
    social: { image: '/toolbox/og-image.png' },
  })
  const config = readSections({
    site_info: { site_url: 'https://mine.example', site_image: 'https://cdn.example/a.png' },
  })
  expect(previewOf(below, config, '/', 'en')).toMatchObject({
    host: 'mine.example/toolbox',
    social: { image: 'https://cdn.example/a.png' },
  })
})

test('what is typed shows as the pages will have it', () => {
  const config = readSections({
    site_info: { site_name: 'Mine', site_url: 'https://mine.example/', site_image: '/uploads/a.png' },
    site_seo: { meta_title: 'Found', og_title: 'Shared' },
  })
  expect(previewOf(boot, config, '/', 'zh')).toMatchObject({
    host: 'mine.example',
    title: 'Found',
    social: { title: 'Shared', image: '/uploads/a.png' },
  })
})

test('a page shows its own texts, and the owner’s where they match', () => {
  const kd_contents = [{ path: '/tools/md5', lng: 'en', title: 'Hashes', keywords: '', description: '' }]
  const config = readSections({ page_seo_config: { kd_contents } })
  expect(previewOf(boot, config, '/tools/md5', 'en').title).toBe('Hashes')
  expect(previewOf(boot, config, '/tools/md5', 'zh').title).toMatch(/· Toolbench$/)
  expect(previewOf(boot, config, '/about', 'en').title).toBe('About · Toolbench')
  expect(previewOf(boot, config, '/nowhere', 'en').title).toBe('Toolbench')
})

import { expect, test } from 'vitest'
import { sectionNames, sections } from '#contract/site-config/sections.ts'
import { answerOf } from '../fixtures/stored.ts'
import { defaults, readStored } from './stored-config.ts'

test('the defaults are those of the schemas', () => {
  expect(defaults).toEqual(Object.fromEntries(sectionNames.map((name) => [name, sections[name].parse({})])))
})

test.each(['{broken', '[]', 'null', '7'])(
  'a section that is %s keeps its defaults, and the others are read',
  (broken) => {
    const { config, versions } = readStored({ ...answerOf({ seo_config: { robots: 'noindex' } }), site_info: broken })
    expect(config.site_info).toEqual(defaults.site_info)
    expect(config.seo_config).toEqual({ robots: 'noindex' })
    expect(versions.site_info).toBe(1)
  },
)

test('a field that does not fit has its default; a text stays, to be put right', () => {
  const { config } = readStored(answerOf({ site_info: { site_url: 'nowhere', site_keywords: 'a, b', site_name: 7 } }))
  expect(config.site_info).toEqual({ ...defaults.site_info, site_url: 'nowhere' })
})

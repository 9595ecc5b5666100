import { expect, test } from 'vitest'
import { publicSections, sections } from '#contract/site-config/sections.ts'
import { defaults, mergeSections } from './read-config.ts'

test('the defaults are those of the schemas', () => {
  const ofSchemas = Object.fromEntries(publicSections.map((name) => [name, sections[name].parse({})]))
  expect(defaults).toEqual(ofSchemas)
})

test('a section as JSON text or as an object is merged over the defaults', () => {
  const merged = mergeSections({ site_info: '{"site_name":"A"}', seo_config: { robots: 'noindex' } })
  expect(merged).toEqual({
    ...defaults,
    site_info: { ...defaults.site_info, site_name: 'A' },
    seo_config: { robots: 'noindex' },
  })
})

test.each([['{broken'], ['[]'], [null], [7]])('a section that is %j keeps its defaults', (broken) => {
  expect(mergeSections({ site_info: broken })).toEqual(defaults)
})

import { expect, test } from 'vitest'
import { sections } from '#contract/site-config/sections.ts'
import { textsInLanguage } from './texts-in-language.ts'

test('a text is the translation where there is one, else the field itself', () => {
  const section = sections.site_info.parse({
    site_name: 'Bench',
    main_title: 'Good tools',
    sub_title: 'For all',
    translations: { zh: { main_title: '好工具', sub_title: '' } },
  })
  expect(textsInLanguage(section, 'zh')).toEqual({ ...section, main_title: '好工具' })
  expect(textsInLanguage(section, 'en')).toEqual(section)
})

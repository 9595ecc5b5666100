import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#lib/fixtures/runs.ts'
import { fieldsOfInputs, inputPath, inputsOf, sectionOfInputs } from './text-inputs.ts'

const infoOf = (fields: object) => ({ ...fields, translations: {} })
const titlesIn = (section: object) => {
  const inputs = inputsOf('site_seo', { ...section })
  return [inputs['meta_title.en'], inputs['meta_title.zh']]
}

test('a text that stands alone is in the language that it is written in', () => {
  expect(titlesIn(infoOf({ meta_title: 'Tools' }))).toEqual(['Tools', ''])
  expect(titlesIn(infoOf({ meta_title: '工具台 Toolbench' }))).toEqual(['', '工具台 Toolbench'])
})

test('beside a translation the field itself is in the other language', () => {
  expect(titlesIn({ meta_title: 'Tools', translations: { zh: { meta_title: '工具' } } })).toEqual(['Tools', '工具'])
  expect(titlesIn({ meta_title: '工具', translations: { en: { meta_title: 'Tools' } } })).toEqual(['Tools', '工具'])
  expect(titlesIn({ meta_title: 'Tools', translations: { zh: { meta_title: 'Tools' } } })).toEqual(['', 'Tools'])
})

test('the field itself is stored as it always was; a second language goes beside it', () => {
  const inputs = { 'site_title.en': 'Tools', 'site_title.zh': '', 'main_title.en': 'Good', 'main_title.zh': '好' }
  expect(sectionOfInputs('site_info', { site_name: 'A', ...inputs })).toMatchObject({
    site_name: 'A',
    site_title: 'Tools',
    main_title: 'Good',
    disclaimer: '',
    translations: { zh: { main_title: '好' } },
  })
  const chinese = { 'site_title.en': '', 'site_title.zh': '工具' }
  expect(sectionOfInputs('site_info', chinese)).toMatchObject({ site_title: '工具', translations: {} })
})

test('whatever is typed is there again after it was saved', () => {
  const text = fc.oneof(fc.constantFrom('', 'Tools', '工具', 'Tools 工具'), fc.string())
  fc.assert(
    fc.property(text, text, (en, zh) => {
      const stored = sectionOfInputs('site_seo', { 'og_title.en': en, 'og_title.zh': zh })
      expect(inputsOf('site_seo', stored)).toMatchObject({ 'og_title.en': en, 'og_title.zh': zh })
      expect(stored['og_title']).toBe(en || zh)
    }),
    { numRuns: runs() },
  )
})

test('a section without texts for visitors is its own form', () => {
  const section = { robots: 'noindex' }
  expect(inputsOf('seo_config', section)).toEqual(section)
  expect(sectionOfInputs('seo_config', section)).toEqual(section)
})

test('what is wrong is named by its input', () => {
  expect(fieldsOfInputs({ 'og_title.zh': '好', 'og_title.en': 'Good', og_image: '/a' })).toEqual({
    og_image: '/a',
    translations: { en: { og_title: 'Good' }, zh: { og_title: '好' } },
  })
  expect(inputPath('site_seo.translations.zh.og_title')).toBe('site_seo.og_title.zh')
  expect(inputPath('site_seo.og_title')).toBe('site_seo.og_title.en')
  expect(inputPath('redirect_config.redirects.0.from')).toBe('redirect_config.redirects.0.from')
})

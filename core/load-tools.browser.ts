import type { ComponentType } from 'react'
import type { Descriptions } from '#kit/description.ts'
import type { AnyErrors } from '#kit/errors.ts'
import type { Language } from '#kit/language.ts'
import type { Sample } from '#kit/samples.ts'
import type { AnyTexts } from '#kit/texts.ts'

// Loads the parts of a tool's folder, each when it is asked for; the code of its operations is not among them.

const descriptions = import.meta.glob<Descriptions>('../tools/*/operations.ts', {
  query: '?description',
  import: 'default',
})
const errors = import.meta.glob<AnyErrors>('../tools/*/errors.ts', { import: 'errors' })
const samples = import.meta.glob<Record<string, Sample[]>>('../tools/*/samples.ts', { import: 'samples' })
const texts = {
  en: import.meta.glob<AnyTexts>('../tools/*/texts.en.ts', { import: 'en' }),
  zh: import.meta.glob<AnyTexts>('../tools/*/texts.zh.ts', { import: 'zh' }),
}
const pageTexts = {
  en: import.meta.glob<object>('../tools/*/page/texts.en.ts', { import: 'en' }),
  zh: import.meta.glob<object>('../tools/*/page/texts.zh.ts', { import: 'zh' }),
}
const pages = import.meta.glob<ComponentType>('../tools/*/page/page.tsx', { import: 'default' })

/** Loads what a tool's operations take and give. */
export const loadDescriptions = (id: string): Promise<Descriptions> => load(descriptions, id, 'operations.ts')

/** Loads how a tool can fail. */
export const loadErrors = (id: string): Promise<AnyErrors> => load(errors, id, 'errors.ts')

export const loadSamples = (id: string): Promise<Record<string, Sample[]>> => load(samples, id, 'samples.ts')

/** Loads the words of a tool's operations and fields in one language. */
export const loadTexts = (id: string, language: Language): Promise<AnyTexts> =>
  load(texts[language], id, `texts.${language}.ts`)

/** Loads what a tool's page says besides; undefined where it has no words of its own. */
export const loadPageTexts = (id: string, language: Language): Promise<object> | undefined =>
  pageTexts[language][`../tools/${id}/page/texts.${language}.ts`]?.()

/** Loads a tool's own page; undefined where it has none. */
export const loadPage = (id: string): Promise<ComponentType> | undefined => pages[`../tools/${id}/page/page.tsx`]?.()

/** What is known of a tool's operations where its page is not shown. */
export interface DescribedTool {
  id: string
  operations: Descriptions
  errors: AnyErrors
  texts: AnyTexts
}

/** Loads what is known of a tool besides its page, in a language. */
export async function loadDescribedTool(id: string, language: Language): Promise<DescribedTool> {
  const [operations, failures, words] = await Promise.all([
    loadDescriptions(id),
    loadErrors(id),
    loadTexts(id, language),
  ])
  return { id, operations, errors: failures, texts: words }
}

function load<Part>(parts: Record<string, () => Promise<Part>>, id: string, file: string): Promise<Part> {
  const part = parts[`../tools/${id}/${file}`]
  if (!part) throw new Error(`tools/${id} has no ${file}`)
  return part()
}

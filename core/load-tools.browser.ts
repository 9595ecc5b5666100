import type { ComponentType } from 'react'
import type { Descriptions } from '#kit/description.ts'
import type { AnyErrors } from '#kit/errors.ts'
import type { Language, Localized } from '#kit/language.ts'
import type { Sample } from '#kit/samples.ts'
import type { AnyTexts } from '#kit/texts.ts'

/** The parts of a tool's folder that pages draw it from; the code of its operations is not among them. */
export interface ToolParts {
  /** What its operations take and give. */
  operations: Descriptions
  errors: AnyErrors
  samples: () => Promise<Record<string, Sample[]>>
  /** The words of its operations and fields. */
  texts: Localized<() => Promise<AnyTexts>>
  /** What its page says besides, where it has words of its own. */
  pageTexts?: Localized<() => Promise<object>>
  /** Its own page, where it has one. */
  page?: () => Promise<ComponentType>
}

const tools = import.meta.glob<ToolParts>('../tools/*/tool.ts', { query: '?parts', import: 'parts' })

/** Loads what a tool is drawn from; each of its parts that is a function loads when it is called. */
export function loadToolParts(id: string): Promise<ToolParts> {
  const load = tools[`../tools/${id}/tool.ts`]
  if (!load) throw new Error(`There is no tools/${id}`)
  return load()
}

/** What is known of a tool's operations where its page is not shown. */
export interface DescribedTool extends Pick<ToolParts, 'operations' | 'errors'> {
  id: string
  texts: AnyTexts
}

/** Loads what is known of a tool besides its page, in a language. */
export async function loadDescribedTool(id: string, language: Language): Promise<DescribedTool> {
  const { operations, errors, texts } = await loadToolParts(id)
  return { id, operations, errors, texts: await texts[language]() }
}

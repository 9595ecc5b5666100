import type { ComponentType } from 'react'
import type { Descriptions } from '#kit/description.ts'
import type { AnyErrors } from '#kit/errors.ts'
import type { Language, Localized } from '#kit/language.ts'
import type { Sample } from '#kit/samples.ts'
import type { AnyTexts } from '#kit/texts.ts'

/** The parts of a tool's folder that pages render, without the code of its operations. */
export interface ToolParts {
  /** The descriptions of its operations. */
  operations: Descriptions
  errors: AnyErrors
  samples: () => Promise<Record<string, Sample[]>>
  /** The texts of its operations and fields. */
  texts: Localized<() => Promise<AnyTexts>>
  /** The texts of its own page, if any. */
  pageTexts?: Localized<() => Promise<object>>
  /** Its own page, if any. */
  page?: () => Promise<ComponentType>
}

const tools = import.meta.glob<ToolParts>('../tools/*/tool.ts', { query: '?parts', import: 'parts' })

/** Loads the parts of a tool; those that are functions are loaded when called. */
export function loadToolParts(id: string): Promise<ToolParts> {
  const load = tools[`../tools/${id}/tool.ts`]
  if (!load) throw new Error(`There is no tools/${id}`)
  return load()
}

/** A tool's operations outside of its page. */
export interface DescribedTool extends Pick<ToolParts, 'operations' | 'errors'> {
  id: string
  texts: AnyTexts
}

/** Loads a tool without its page, in a language. */
export async function loadDescribedTool(id: string, language: Language): Promise<DescribedTool> {
  const { operations, errors, texts } = await loadToolParts(id)
  return { id, operations, errors, texts: await texts[language]() }
}

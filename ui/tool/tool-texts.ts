import { createContext, useContext } from 'react'
import type { AnyErrors } from '#kit/errors.ts'
import type { AnyTexts } from '#kit/texts.ts'

/** A tool's texts in the page's language. */
export interface ToolTexts {
  /** The texts of its operations, fields and choices. */
  texts: AnyTexts
  /** The texts of its own page, from `page/texts.en.ts`; empty without one. */
  pageTexts: object
  /** The errors of its operations, in both languages. */
  errors: AnyErrors
}

const ToolTextsContext = createContext<ToolTexts | undefined>(undefined)

export const ToolTextsProvider = ToolTextsContext.Provider

function useTexts(): ToolTexts {
  const texts = useContext(ToolTextsContext)
  if (!texts) throw new Error('No ToolTextsProvider above')
  return texts
}

/** The texts of the open tool: `useToolTexts<typeof en>()`. */
export const useToolTexts = <Words extends AnyTexts = AnyTexts>() => useTexts().texts as Words

/** The texts of the open tool's own page, from `page/texts.en.ts`: `usePageTexts<typeof en>()`. */
export const usePageTexts = <Words extends object>() => useTexts().pageTexts as Words

/** The errors of the open tool's operations. */
export const useToolErrors = (): AnyErrors => useTexts().errors

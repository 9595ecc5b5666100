import { createContext, useContext } from 'react'
import type { AnyErrors } from '#kit/errors.ts'
import type { AnyTexts } from '#kit/texts.ts'

/** What a tool says, in the reader's language. */
export interface ToolTexts {
  /** Of its operations, fields and choices. */
  texts: AnyTexts
  /** What its page says besides, of `page/texts.en.ts`; empty where it says nothing of its own. */
  pageTexts: object
  /** How its operations may fail; in both languages. */
  errors: AnyErrors
}

const ToolTextsContext = createContext<ToolTexts | undefined>(undefined)

export const ToolTextsProvider = ToolTextsContext.Provider

function useTexts(): ToolTexts {
  const texts = useContext(ToolTextsContext)
  if (!texts) throw new Error('No ToolTextsProvider above')
  return texts
}

/** The words of the open tool: `useToolTexts<typeof en>()`. */
export const useToolTexts = <Words extends AnyTexts = AnyTexts>() => useTexts().texts as Words

/** What the page of the open tool says of its own: `usePageTexts<typeof en>()`, of `page/texts.en.ts`. */
export const usePageTexts = <Words extends object>() => useTexts().pageTexts as Words

/** How the operations of the open tool may fail. */
export const useToolErrors = (): AnyErrors => useTexts().errors

import { createContext, type ReactNode, useContext } from 'react'
import type { Tool } from '#core/catalogue.ts'
import type { Recognition } from '#lib/recognition/recognition.ts'

/** What a tool's page can look up about other tools. */
export interface ToolDirectory {
  /** The base path of the site's pages, without a trailing slash. */
  root: string
  tools: readonly Tool[]
  /** Renders a tool's icon; decoration only. */
  glyph: (tool: string, size: number) => ReactNode
  /** The ids of the tools that go well with one, the best first. */
  companionsOf: (tool: string) => readonly string[]
  /** The variants of a tool, itself included; empty if it is the only one. */
  variantsOf: (tool: string) => readonly ToolVariant[]
  /** Opens another tool's page at an operation. */
  visit: (tool: string, operation?: string) => void
  /** The URL of a tool's page. */
  addressOf: (tool: string) => string
  /** Recognizes a text, a held text or a file: the operations for it, the surest first. Loads the recognizers. */
  suggest: (content: string | Blob) => Promise<Suggestion[]>
}

/** One of a group of tools that do the same for different targets, and its short name in the group. */
export interface ToolVariant {
  tool: string
  name: string
}

/** An operation of a tool that can take some material. */
export interface Suggestion extends Recognition {
  tool: Tool
}

const ToolDirectoryContext = createContext<ToolDirectory>({
  root: '',
  tools: [],
  glyph: () => null,
  visit: () => {},
  addressOf: () => '',
  companionsOf: () => [],
  variantsOf: () => [],
  suggest: async () => [],
})

export const ToolDirectoryProvider = ToolDirectoryContext.Provider

export const useToolDirectory = (): ToolDirectory => useContext(ToolDirectoryContext)

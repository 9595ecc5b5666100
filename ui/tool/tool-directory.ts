import { createContext, type ReactNode, useContext } from 'react'
import type { Tool } from '#core/catalogue.ts'
import type { Recognition } from '#lib/recognition/recognition.ts'

/** What the page of a tool may know of the others. */
export interface ToolDirectory {
  /** The path below which the pages of the site lie, without a slash at its end. */
  root: string
  tools: readonly Tool[]
  /** Draws a tool's glyph; decoration only. */
  glyph: (tool: string, size: number) => ReactNode
  /** The ids of the tools that go well with one, the best first. */
  companionsOf: (tool: string) => readonly string[]
  /** The tools that do what one does in another way, it among them; none where it is alone. */
  variantsOf: (tool: string) => readonly ToolVariant[]
  /** Opens another tool's page at an operation. */
  visit: (tool: string, operation?: string) => void
  /** The address of a tool's page. */
  addressOf: (tool: string) => string
  /** Says what can be done with a text, a file or a held text: the surest first. What tells it is loaded then. */
  suggest: (content: string | Blob) => Promise<Suggestion[]>
}

/** A tool that does the same as others in another way, and its name among them. */
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

import type { Tool } from '#kit/catalogue.ts'
import type { Material } from '#kit/tool.ts'
import { guessMaterials, materialsOfFile } from './guess-material.ts'

/** A tool that can take some material, and the operation that opens with it. */
export interface ToolSuggestion {
  tool: Tool
  /** The name of the operation's export. */
  operation: string
  material: Material
}

/**
 * Suggests tools for a text or a file, or for a held text of a media type: those for its likeliest kind first, the more
 * popular before others.
 */
export function suggestTools(content: string | Blob, tools: readonly Tool[], mediaType = ''): ToolSuggestion[] {
  const suggestions = materialsOf(content, mediaType).flatMap((material) =>
    tools.flatMap((tool) => {
      const operation = tool.takes?.[material]
      return operation ? [{ tool, operation, material }] : []
    }),
  )
  return suggestions.filter(({ tool }, index) => suggestions.findIndex((other) => other.tool === tool) === index)
}

function materialsOf(content: string | Blob, mediaType: string): Material[] {
  if (typeof content === 'string') return guessMaterials(content)
  if (content instanceof File) return materialsOfFile(content)
  // A held text is too long to look into.
  return mediaType === 'application/json' ? ['json', 'text'] : ['text']
}

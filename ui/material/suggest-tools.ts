import type { Tool } from '#kit/catalogue.ts'
import type { Material } from '#kit/material.ts'
import { guessMaterials, materialsOfFile } from './guess-material.ts'

/** A tool that fits what was brought, and the operation that opens with it. */
export interface Fit {
  tool: Tool
  /** The name of the operation's export. */
  operation: string
  material: Material
}

/** Finds the tools for a text or a file, or for a held text of a media type: those for its likeliest kind first, the more popular before others. */
export function fitsFor(brought: string | Blob, tools: readonly Tool[], mediaType = ''): Fit[] {
  const materials = materialsOf(brought, mediaType)
  const fits = materials.flatMap((material) =>
    tools.flatMap((tool) => {
      const operation = tool.takes?.[material]
      return operation ? [{ tool, operation, material }] : []
    }),
  )
  return fits.filter(({ tool }, index) => fits.findIndex((fit) => fit.tool === tool) === index)
}

function materialsOf(brought: string | Blob, mediaType: string): Material[] {
  if (typeof brought === 'string') return guessMaterials(brought)
  if (brought instanceof File) return materialsOfFile(brought)
  // What is held is not looked into.
  return mediaType === 'application/json' ? ['json', 'text'] : ['text']
}

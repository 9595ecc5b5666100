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

/** Finds the tools for a text or a file: those for its likeliest kind first, the more popular before others. */
export function fitsFor(brought: string | File, tools: readonly Tool[]): Fit[] {
  const materials = typeof brought === 'string' ? guessMaterials(brought) : materialsOfFile(brought)
  const fits = materials.flatMap((material) =>
    tools.flatMap((tool) => {
      const operation = tool.takes?.[material]
      return operation ? [{ tool, operation, material }] : []
    }),
  )
  return fits.filter(({ tool }, index) => fits.findIndex((fit) => fit.tool === tool) === index)
}

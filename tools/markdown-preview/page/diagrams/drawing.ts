/** A diagram as an image that runs no scripts and loads nothing, or why there is none. */
export type Drawing = { imageUrl: string; width: number; height: number; title: string } | DiagramProblem

export interface DiagramProblem {
  problem: 'unknown' | 'tooLarge' | 'unreadable'
  /** In the source of the diagram, counted from 1; where it is known. */
  line?: number | undefined
}

/** Draws the source of a diagram. */
export type DrawDiagram = (source: string, isDark: boolean) => Promise<Drawing>

export const isDrawn = (drawing: Drawing): drawing is Exclude<Drawing, DiagramProblem> => 'imageUrl' in drawing

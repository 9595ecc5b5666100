/** Warnings about images that are decoded nevertheless. */
export const readWarnings = ['plainCmyk', 'damagedExtras'] as const

export type ReadWarning = (typeof readWarnings)[number]

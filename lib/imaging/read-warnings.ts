/** Warnings about an image that can be read all the same. */
export const readWarnings = ['plainCmyk', 'damagedExtras'] as const

export type ReadWarning = (typeof readWarnings)[number]

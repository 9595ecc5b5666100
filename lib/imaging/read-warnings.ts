/** What people should know of an image that is read all the same. */
export const readWarnings = ['plainCmyk', 'damagedExtras'] as const

export type ReadWarning = (typeof readWarnings)[number]

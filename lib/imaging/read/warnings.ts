import type { Header } from '../metadata/header.ts'

/** What people should know of an image that is read all the same. */
export const readWarnings = ['plainCmyk', 'damagedExtras'] as const

export type ReadWarning = (typeof readWarnings)[number]

/** Tells what a file with a header is to be warned of. */
export const warningsOf = ({ isCmyk, hasDamagedExtras }: Header): ReadWarning[] => [
  ...(isCmyk ? (['plainCmyk'] as const) : []),
  ...(hasDamagedExtras ? (['damagedExtras'] as const) : []),
]

/** The languages that code is written in. */
export const languages = ['javascript', 'python', 'go', 'java', 'rust', 'php', 'csharp'] as const

export type Language = (typeof languages)[number]

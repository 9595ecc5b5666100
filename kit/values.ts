/** What stands in fields. One that was never touched is missing and takes its default. */
export type Values = Record<string, unknown>

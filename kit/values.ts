/** The values of fields. An untouched field is missing and has its default. */
export type Values = Record<string, unknown>

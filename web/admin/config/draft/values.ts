/** Fields of a section, or the inputs of its form, by name. */
export type Values = Record<string, unknown>

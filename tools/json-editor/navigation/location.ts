/** The path from the root to a value: names and indexes. */
export type Location = readonly (string | number)[]

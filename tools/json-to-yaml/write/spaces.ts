/** Gives a run of spaces, the short ones made once. */
export const spaces = (count: number): string => (count < made.length ? (made[count] ?? '') : ' '.repeat(count))

const made = Array.from({ length: 200 }, (_, count) => ' '.repeat(count))

/** Converts camelCase to kebab-case for URLs and command lines: `encodeFile` to `encode-file`. */
export const kebabOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

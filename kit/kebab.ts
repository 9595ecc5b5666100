/** Writes a name in camelCase as addresses and command lines have it: `encodeFile` is `encode-file`. */
export const kebabOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Quotes a key for a remark: invisible characters escaped, and cut to fit on a line. */
export function quoteKey(key: string): string {
  const characters = Array.from(key)
  const shown = characters.length > maxShownLength ? `${characters.slice(0, maxShownLength).join('')}…` : key
  return JSON.stringify(shown).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, escapeUnits)
}

const maxShownLength = 60

/** Writes a character as JSON escapes of its UTF-16 units. */
const escapeUnits = (character: string): string =>
  character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')

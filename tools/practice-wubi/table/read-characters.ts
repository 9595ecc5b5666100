/**
 * Reads the codes of characters, a line each: the character, the code that words are made of, how many of its first
 * letters are codes too, then other codes. `不gii2 i` has the codes gii, gi and i. A line of another form is skipped.
 */
export function readCharacters(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const line of text.split('\n')) {
    const [, character, full, lengths = '', others = ''] =
      /^(.)([a-y]{1,4})(\d{0,3})((?: [a-y]{1,4}){0,9})$/u.exec(line) ?? []
    if (!character || !full) continue
    const shorter = [...lengths].map((length) => full.slice(0, Number(length)))
    found.set(character, [full, ...shorter, ...others.split(' ').filter(Boolean)])
  }
  return found
}

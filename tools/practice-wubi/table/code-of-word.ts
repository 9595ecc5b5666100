/**
 * Makes the code of a word from the full codes of its characters, as Wubi has it: of two characters two letters each; of
 * three the first letter of two and two of the last; of more the first of three and of the last. Empty where a character
 * has no code, or where there is only one.
 */
export function codeOfWord(codes: readonly string[]): string {
  const [first = '', second = '', third = ''] = codes
  const last = codes.at(-1) ?? ''
  if (codes.length < 2 || codes.includes('')) return ''
  if (codes.length === 2) return first.slice(0, 2) + second.slice(0, 2)
  if (codes.length === 3) return first.slice(0, 1) + second.slice(0, 1) + third.slice(0, 2)
  return first.slice(0, 1) + second.slice(0, 1) + third.slice(0, 1) + last.slice(0, 1)
}

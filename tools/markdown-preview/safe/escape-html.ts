/** Writes a text so that HTML reads it as a text, within an element or an attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"\u00a0]/g, (character) => references[character] ?? character)

const references: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\u00a0': '&nbsp;',
}

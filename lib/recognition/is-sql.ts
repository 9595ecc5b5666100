/** Whether a text is SQL by the first words of its statement, after comments. */
export function isSql(text: string): boolean {
  const statement = withoutComments(text.slice(0, 100_000))
  if (!statements.some((pattern) => pattern.test(statement))) return false
  return !/^(?:explain|select)\b/i.test(statement) || selection.test(statement)
}

/**
 * The first words of statements, with required further ones: a sentence may begin with "select", or contain "insert
 * into the slot".
 */
const statements = [
  /^(?:explain\s{1,9}(?:analyze\s{1,9})?)?select\s[^;]{1,2000}\bfrom\s{1,9}(?!(?:the|an?|my|your|our|their|this|these|those|below|\S{1,80}\s{1,9}to)\b)/i,
  /^insert\s{1,9}into\s{1,9}[^\s(]{1,200}\s{0,9}(?:\(|values\b|select\b|default\b|set\b)/i,
  /^update\s{1,9}\S{1,200}\s{1,9}(?:\w{1,80}\s{1,9})?set\s{1,9}[^\s=]{1,200}\s{0,9}=/i,
  /^delete\s{1,9}from\s{1,9}[^\s;]{1,200}\s{0,9}(?:where\b|using\b|;|$)/i,
  /^with\s{1,9}\S{1,200}\s{1,9}as\s{0,9}\(\s{0,40}(?:select|values|with|insert|update|delete)\b/i,
  /^(?:alter|truncate)\s{1,9}table\s{1,9}\S/i,
  /^drop\s{1,9}(?:table|view|index|database)\s{1,9}\S/i,
  /^create\s{1,9}(?:or\s{1,9}replace\s{1,9})?(?:unique\s{1,9})?(?:index|view|database|schema|trigger|function|procedure)\s{1,9}\S/i,
]

/** A selection: one word, or words with signs between that sentences do not have. */
const selection =
  /^(?:explain\s{1,9}(?:analyze\s{1,9})?)?select\s{1,40}(?:(?:distinct|all)\s{1,40})?(?:\S{1,200}\s{1,40}from\b|[^;]{0,2000}?[*,('"`=.])/i

/** Removes leading lines of comments. */
function withoutComments(text: string): string {
  const lines = text.split('\n')
  return lines
    .slice(lines.findIndex((line) => !/^\s*(?:--|#|$)/.test(line)))
    .join('\n')
    .trimStart()
}

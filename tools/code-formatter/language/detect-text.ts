/**
 * Whether the first lines are YAML: at the margin are only keys, items, comments and ends of lists; what is indented
 * belongs to them. A single key might be prose.
 */
export function isYaml(head: string): boolean {
  const lines = head
    .split('\n', maxLines)
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
  const outer = lines.filter((line) => !/^(?:[ \t#]|---|\.\.\.$|%YAML\b)/.test(line))
  const keys = outer.filter(isKey)
  const items = outer.filter((line) => /^-(?:\s|$)/.test(line))
  if (keys.length + items.length < outer.filter((line) => !/^[\]}]/.test(line)).length) return false
  const inner = lines.filter((line) => /^ {1,40}(?:- {1,9})?["']?[\w./-]{1,99}["']?:(?:\s|$)/.test(line))
  if (keys.length === 0)
    return items.length > 0 && items.some((line) => isKey(line.slice(2).trim())) && inner.length > 0
  return (
    keys.length > 1 ||
    inner.length > 0 ||
    items.length > 0 ||
    lines.some((line) => /^ {1,40}- /.test(line)) ||
    /^---/.test(head)
  )
}

/** A list of links is a long file. */
const maxLines = 60

/** Whether a line at the margin is a key; a declaration or a block of a style sheet or a script is none. */
const isKey = (line: string): boolean =>
  /^(?:"[^"]{1,200}"|'[^']{1,200}'|<<|[\w/~.@][\w .$/@*+-]{0,99})\s{0,3}:(?:\s|$)/.test(line) &&
  !/[;{]$/.test(line.replace(/: \{$/, ''))

/** Whether a text has headings, links or blocks of Markdown, and more lines of text than of code outside of the blocks. */
export function isMarkdown(head: string): boolean {
  if (/^(?:\/[*/]|#!|@\w|["']use )/.test(head)) return false
  let [marks, texts, codes, fence] = [0, 0, 0, '']
  let isInComment = false
  for (const line of head.split('\n', maxTextLines)) {
    const [, mark] = /^ {0,8}(?:[-*+>] {1,3})?(```|~~~)/.exec(line) ?? []
    if (mark !== undefined && (fence === '' || fence === mark)) {
      // A template string may end with a fence in a script.
      if (fence === '') marks += /^ {0,8}(?:[-*+>] {1,3})?[`~]{3,9}\s{0,3}[\w{:-]{0,40}/.test(line) ? 1 : 0
      fence = fence === '' ? mark : ''
    } else if (fence !== '') continue
    else if (isInComment || /^\s{0,40}\/\*/.test(line)) {
      isInComment = !line.includes('*/')
      codes++
    } else if (isMark(line)) marks++
    else if (/^(?:[-*+]|\d{1,4}[.)])\s{1,9}\S|^> /.test(line) || isSentence(line)) texts++
    else if (isCode(line)) codes++
  }
  return marks > 0 && marks + texts > codes
}

const maxTextLines = 400

const isMark = (line: string): boolean =>
  /^#{1,6} \S|^\s{0,9}\|[^\n]{0,400}\|\s{0,9}$|^(?:={3,99}|-{3,99})\s{0,9}$/.test(line) ||
  (/(?:^|[\s*(!>])\[[^[\]\n]{1,200}\](?:\([^()\s]{1,400}\)|\[|:\s)|^!?\[!\[/.test(line.slice(0, 1000)) && !isCode(line))

/** Whether a line has several words as of a text, and no sign of code at its end. */
const isSentence = (line: string): boolean =>
  /^[*_"“([`]{0,3}[\p{L}\d][^\s]{0,60}(?: +[^\s]{1,60}){3}/u.test(line.slice(0, 300)) && !isCode(line)

const isCode = (line: string): boolean =>
  /[;{}([]\s{0,9}$|=>|^\s{0,40}(?:import|export|const|let|var|function|return|if|for|while|class|interface|def|@\w{1,40})\b[^.]{0,99}[={(;:"']|^\s{0,40}(?:[}\])]|\/\/|\/\*|\*\/|\.[\w-]{1,60}\s{0,3}[{,])/.test(
    line.slice(-1000),
  )

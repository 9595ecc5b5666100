/**
 * Writes U+0085 (next line) as a line feed in the documents of YAML 1.1, where it is one (YAML 1.1, 5.4); YAML 1.2 has it
 * as an ordinary character. Offsets stay.
 *
 * U+2028 and U+2029 are left as they are: in YAML 1.1 they end a line but also stay in the value, which no parser of
 * YAML 1.2 can be told by other characters.
 *
 * @param given the version of documents without a directive
 */
export function readNextLines(yaml: string, given: '1.1' | '1.2'): string {
  if (!yaml.includes('\u0085')) return yaml
  let [version, named]: (string | undefined)[] = [given]
  let isBetweenDocuments = true
  const parts = yaml.split(beginnings).map((part) => {
    if (part.startsWith('---')) {
      version = named ?? given
      named = undefined
      isBetweenDocuments = false
    } else if (part.startsWith('...')) {
      version = given
      isBetweenDocuments = true
    } else if (isBetweenDocuments) named = /^%YAML[ \t]+(\S+)/.exec(part)?.[1] ?? named
    return version === '1.1' ? part.replaceAll('\u0085', '\n') : part
  })
  return parts.join('')
}

/** Where documents begin and end, and their directives stand; not by the flag m, for which U+2028 ends a line. */
const beginnings = /(?<=^|[\r\n])(?=(?:%YAML|---|\.\.\.)(?:\s|$))/

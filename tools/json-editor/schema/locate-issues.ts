import { excerptOf } from '#lib/json/excerpt.ts'
import type { JsonIndex } from '#lib/json/json-index.ts'
import { TreeNavigation } from '../navigation/tree-navigation.ts'
import type { NoteContent } from '../notes/notes.ts'
import { checkDepth } from '../text/parse-input.ts'
import { validateAgainst } from './validate-against.ts'

/** A violation of a schema at a token of the document. */
export interface LocatedIssue {
  location: (string | number)[]
  /** The token of the key where that is at fault, else of the value. */
  token: number
  content: () => NoteContent
}

/**
 * Checks a document, or each record of NDJSON, against a schema, and lists the violations in the order of the text.
 *
 * @throws tooDeep, and as `validateAgainst`
 */
export async function locateIssues(
  index: JsonIndex,
  schema: string,
  progress: (share: number) => void = () => {},
): Promise<{ issues: LocatedIssue[]; unchecked: NoteContent[] }> {
  checkDepth(index)
  const { issues, unchecked } = await validateAgainst(schema, index)
  progress(0.8)
  const navigation = new TreeNavigation(index)
  const located = issues.map(({ location, ofKey, say }): LocatedIssue => {
    const token = (navigation.find(location) ?? 0) - (ofKey ? 1 : 0)
    return { location, token, content: () => say(inOneLine(excerptOf(index, token, 60))) }
  })
  return { issues: located.sort((one, other) => one.token - other.token), unchecked }
}

/** JSON strings have no line breaks, so these are between values. */
const inOneLine = (source: string): string => source.replace(/(?<!\s)\s*[\r\n]\s*/g, ' ')

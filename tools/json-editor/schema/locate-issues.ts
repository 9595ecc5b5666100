import { excerptOf } from '#lib/json/excerpt.ts'
import type { JsonIndex } from '#lib/json/json-index.ts'
import { toValue } from '#lib/json/to-value.ts'
import { TreeNavigation } from '../navigation/tree-navigation.ts'
import type { NoteContent } from '../notes/notes.ts'
import { checkDepth } from '../text/parse-input.ts'
import { validateAgainst } from './validate-against.ts'

/** What a schema forbids of a document, at its token. */
export interface LocatedIssue {
  location: (string | number)[]
  /** Of the key where that is at fault, else of the value. */
  token: number
  content: () => NoteContent
}

/**
 * Checks a document, or each record of one in lines, against a schema, and lists what is wrong in the order of the text.
 *
 * @throws tooDeep, and as `validateAgainst`
 */
export async function locateIssues(
  index: JsonIndex,
  schema: string,
  progress: (share: number) => void = () => {},
): Promise<{ issues: LocatedIssue[]; unchecked: NoteContent[] }> {
  checkDepth(index)
  const value = toValue(index)
  progress(0.4)
  const { issues, unchecked } = await validateAgainst(schema, value, index.isLines)
  progress(0.8)
  const navigation = new TreeNavigation(index)
  const located = issues.map(({ location, ofKey, say }): LocatedIssue => {
    const token = (navigation.find(location) ?? 0) - (ofKey ? 1 : 0)
    return { location, token, content: () => say(inOneLine(excerptOf(index, token, 60))) }
  })
  return { issues: located.sort((one, other) => one.token - other.token), unchecked }
}

/** Strings have no line breaks in JSON: these stand between values. */
const inOneLine = (source: string): string => source.replace(/(?<!\s)\s*[\r\n]\s*/g, ' ')

import { lowerBound } from '../navigation/lower-bound.ts'
import type { TreeNavigation } from '../navigation/tree-navigation.ts'
import type { NoteContent } from '../notes/notes.ts'
import type { TokenMapping } from './token-handles.ts'

/** A validation error of a value, with its path. */
export interface ValueIssue extends NoteContent {
  location: readonly (string | number)[]
}

/** The validation errors of a document's values by token, kept up to date through edits. */
export class IssueMarks {
  private notes = new Map<number, NoteContent>()
  private tokens = new Uint32Array()

  /** Of several at one value the first counts. */
  take(navigation: TreeNavigation, issues: readonly ValueIssue[]): void {
    this.notes = new Map(
      issues.toReversed().flatMap(({ location, code, params }) => {
        const token = navigation.find(location)
        return token === undefined ? [] : [[token, { code, params }] as const]
      }),
    )
    this.sort()
  }

  follow(mapping: TokenMapping): void {
    const moved = Array.from(this.notes, ([token, note]) => [mapping(token), note] as const)
    this.notes = new Map(moved.flatMap(([token, note]) => (token === undefined ? [] : [[token, note] as const])))
    this.sort()
  }

  at = (token: number): NoteContent | undefined => this.notes.get(token)

  /** Whether a descendant of a container has an error; its tokens end before another. */
  areWithin(token: number, end: number): boolean {
    return (this.tokens[lowerBound(this.tokens, token + 1)] ?? end) < end
  }

  private sort(): void {
    this.tokens = Uint32Array.from(this.notes.keys()).sort()
  }
}

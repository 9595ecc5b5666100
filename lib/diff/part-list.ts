import { type Tokens, textBetween } from './tokens.ts'

/** A part of a comparison. Equal and removed parts together are the original, equal and added ones the changed text. */
export interface Part {
  kind: 'equal' | 'added' | 'removed'
  text: string
  /** An equal part in the changed text, if ignored characters differ. */
  changedText?: string
}

/** Collects the parts of a comparison, merges adjacent ones of the same kind, and counts their tokens. */
export class PartList {
  readonly parts: Part[] = []
  additions = 0
  deletions = 0
  unchanged = 0

  addRemoved(tokens: Tokens, from: number, to: number): void {
    this.deletions += countTokens(tokens, from, to)
    this.add('removed', textBetween(tokens, from, to))
  }

  addAdded(tokens: Tokens, from: number, to: number): void {
    this.additions += countTokens(tokens, from, to)
    this.add('added', textBetween(tokens, from, to))
  }

  addEqual(text: string, changedText: string, count: number): void {
    this.unchanged += count
    this.add('equal', text, changedText)
  }

  private add(kind: Part['kind'], text: string, changedText = text): void {
    if (text === '' && changedText === '') return
    const last = this.parts.at(-1)
    if (last?.kind !== kind) {
      this.parts.push({ kind, text, ...(changedText !== text && { changedText }) })
      return
    }
    if (kind === 'equal' && (last.changedText !== undefined || changedText !== text)) {
      last.changedText = (last.changedText ?? last.text) + changedText
    }
    last.text += text
  }
}

/** Counts tokens, without the spaces between words. */
export function countTokens({ text, starts, countsSpace }: Tokens, from: number, to: number): number {
  if (countsSpace) return to - from
  let count = 0
  for (let index = from; index < to; index++) if (/\S/.test(text.slice(starts[index], starts[index + 1]))) count++
  return count
}

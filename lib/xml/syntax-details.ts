import type { Params } from '#kit/tool-error.ts'
import { codePointNotation } from '../code-point.ts'
import { escapeControlsInLine } from '../text/escape-controls.ts'
import type { LineColumn } from '../text/line-column.ts'
import { truncate } from '../text/truncate.ts'
import type { SyntaxReason } from './syntax-reasons.ts'

interface OpenTag extends LineColumn {
  name: string
}

/** Names what a syntax error is about: which element is open, which entity is not defined. */
export class SyntaxDetails {
  private text: string
  private open: OpenTag[] = []
  /** The element that was left last. */
  private closed: OpenTag | undefined

  constructor(text: string) {
    this.text = text
  }

  /** Enters an element. `after` is the place of the character after its name, `offset` the end of that. */
  enter(name: string, after: LineColumn, offset: number): void {
    const place = after.column > 0 ? { line: after.line, column: after.column - name.length - 1 } : undefined
    this.open.push({ name, ...(place ?? this.placeBeforeLineEnd(name, after.line, offset)) })
  }

  leave(): void {
    this.closed = this.open.pop()
  }

  /**
   * Returns the params of a reason's sentence.
   *
   * @param message the parser's
   * @param offset the end of what the parser has read
   */
  paramsOf(reason: SyntaxReason, message: string, offset: number): Params {
    if (reason === 'duplicateAttribute' || reason === 'unmatched')
      return { name: quoteInSentence(message.slice(message.lastIndexOf(': ') + 2, -1)) }
    if (reason === 'mismatched')
      return { name: quoteInSentence(this.behind('</', offset).slice(0, -1).trimEnd()), ...openingOf(this.closed) }
    if (reason === 'unclosed') return openingOf(this.open.at(-1))
    if (reason === 'entity') return { entity: quoteInSentence(`&${this.behind('&', offset)}`) }
    if (reason === 'character')
      return {
        character: message.includes('entity')
          ? quoteInSentence(`&${this.behind('&', offset)}`)
          : this.characterAt(offset - 1),
      }
    return {}
  }

  /** Returns a character, by its number where it cannot be shown. */
  characterAt(offset: number): string {
    const code = this.text.charCodeAt(offset) || 0
    return /[\p{C}\s]/u.test(String.fromCharCode(code)) ? codePointNotation(code) : String.fromCharCode(code)
  }

  /** Returns what stands between the last occurrence of a sign and an offset. */
  private behind(sign: string, offset: number): string {
    return this.text.slice(Math.max(0, this.text.lastIndexOf(sign, offset - 1)) + sign.length, offset)
  }

  /** The place of a tag whose name ends its line. */
  private placeBeforeLineEnd(name: string, line: number, offset: number): LineColumn {
    const start = this.text.lastIndexOf('<', offset - name.length - 1)
    let lineStart = start
    while (lineStart > 0 && !/[\r\n]/.test(this.text[lineStart - 1] ?? '')) lineStart--
    return { line: line - 1, column: start - lineStart + 1 }
  }
}

function openingOf(tag: OpenTag | undefined): Params {
  const { name, line, column } = tag ?? { name: '', line: 1, column: 1 }
  return { open: quoteInSentence(name), openLine: line, openColumn: column }
}

/** Makes a name fit into a sentence. */
export const quoteInSentence = (name: string): string => escapeControlsInLine(truncate(name, 40)).toWellFormed()

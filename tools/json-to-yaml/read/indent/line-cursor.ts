/** A line that is not indented enough for its node. */
export interface UnderindentedLine {
  /** The offset of the line. */
  start: number
  /** The number of spaces at its start. */
  indent: number
  /** The number of missing spaces. */
  missing: number
  /** Whether to warn of it: only of the first of a node, and only if YAML itself requires more. */
  isReported: boolean
}

/** A position in a YAML text, with the start of its line. */
export class LineCursor {
  readonly text: string
  at = 0
  lineStart = 0
  readonly underindented: UnderindentedLine[] = []

  constructor(text: string) {
    this.text = text
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length
  }

  get column(): number {
    return this.at - this.lineStart
  }

  code(ahead = 0): number {
    return this.text.charCodeAt(this.at + ahead)
  }

  sign(ahead = 0): string {
    return this.text[this.at + ahead] ?? ''
  }

  isBreak(ahead = 0): boolean {
    const code = this.code(ahead)
    return code === 0x0a || code === 0x0d
  }

  /** Whether a space, a tab, a line break or the end is there. */
  isBlank(ahead = 0): boolean {
    const code = this.code(ahead)
    return code === 0x20 || code === 0x09 || code === 0x0a || code === 0x0d || Number.isNaN(code)
  }

  /** Whether a comment starts here. */
  isComment(): boolean {
    return this.sign() === '#' && (this.at === this.lineStart || this.isBlank(-1))
  }

  /** Whether the line starts with `---` or `...`, which end the document before. */
  isMarker(): boolean {
    if (this.at !== this.lineStart) return false
    return (this.text.startsWith('---', this.at) || this.text.startsWith('...', this.at)) && this.isBlank(3)
  }

  skipSpaces(): void {
    while (this.code() === 0x20) this.at++
  }

  skipBlanks(): void {
    while (this.code() === 0x20 || this.code() === 0x09) this.at++
  }

  skipToBreak(): void {
    while (!this.isAtEnd && !this.isBreak()) this.at++
  }

  skipToBlank(): void {
    while (!this.isBlank()) this.at++
  }

  /** Skips a line break. */
  skipBreak(): void {
    this.at += this.text.startsWith('\r\n', this.at) ? 2 : 1
    this.lineStart = this.at
  }

  /** Skips the rest of the line. */
  skipLine(): void {
    this.skipToBreak()
    if (!this.isAtEnd) this.skipBreak()
  }
}

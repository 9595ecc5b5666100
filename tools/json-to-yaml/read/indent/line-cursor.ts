/** Lines that belong to a node and stand too far left for it. */
export interface ShortLine {
  /** Where the line begins. */
  start: number
  /** How many spaces it begins with. */
  indent: number
  /** How many spaces it lacks. */
  missing: number
  /** Whether to tell of it: of the first of a node, where YAML itself wants more. */
  isNoted: boolean
}

/** A place in a text of YAML, and what is known of its line. */
export class LineCursor {
  readonly text: string
  at = 0
  lineStart = 0
  readonly shortLines: ShortLine[] = []

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

  /** Says whether a space, a tab, a line break or the end stands there. */
  isBlank(ahead = 0): boolean {
    const code = this.code(ahead)
    return code === 0x20 || code === 0x09 || code === 0x0a || code === 0x0d || Number.isNaN(code)
  }

  /** Whether a comment begins here. */
  isComment(): boolean {
    return this.sign() === '#' && (this.at === this.lineStart || this.isBlank(-1))
  }

  /** Whether the line begins with `---` or `...`, which end whatever stands before. */
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

  /** Goes over a line break, to the first sign of the next line. */
  skipBreak(): void {
    this.at += this.text.startsWith('\r\n', this.at) ? 2 : 1
    this.lineStart = this.at
  }

  /** Goes to the next line. */
  skipLine(): void {
    this.skipToBreak()
    if (!this.isAtEnd) this.skipBreak()
  }
}

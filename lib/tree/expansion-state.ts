/** The open containers of a tree: all or none, with exceptions. */
export class ExpansionState {
  /** The state of containers without an exception. */
  private byDefault = false
  private exceptions = new Set<number>([0])

  isOpen = (token: number): boolean => this.byDefault !== this.exceptions.has(token)

  set(token: number, open: boolean): void {
    if (open === this.byDefault) this.exceptions.delete(token)
    else this.exceptions.add(token)
  }

  setAll(open: boolean): void {
    this.byDefault = open
    // The root stays open, since nothing would be visible otherwise.
    this.exceptions = new Set(open ? [] : [0])
  }

  /** Lists the exceptions to restore in another text: only the root if there are very many. */
  restorable(): number[] {
    return this.exceptions.size <= 10_000 ? [...this.exceptions] : [0].filter((root) => this.exceptions.has(root))
  }

  /** Sets the exceptions by their tokens in another text. */
  replace(exceptions: Iterable<number>): void {
    this.exceptions = new Set(exceptions)
  }

  /** Moves the exceptions along with their tokens. */
  follow(follow: (token: number) => number | undefined): void {
    this.replace([...this.exceptions].flatMap((token) => follow(token) ?? []))
  }
}

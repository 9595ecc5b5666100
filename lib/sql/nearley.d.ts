declare module 'nearley' {
  export interface Rule {
    name: string
    /** Names of other rules, and what a token has to be. */
    symbols: (string | { type?: string; literal?: string })[]
  }

  export interface Token {
    type: string
    text: string
  }

  /** What is known at a place between two tokens. */
  export interface Column {
    grammar: Grammar
    index: number
    states: object[]
    wants: Record<string, object[]>
    predict(name: string): void
  }

  export class Grammar {
    static fromCompiled(compiled: object): Grammar
    rules: Rule[]
    byName: Record<string, Rule[]>
  }

  export class Parser {
    constructor(grammar: Grammar)
    grammar: Grammar
    lexer: { tokens: Token[]; index: number; next(): Token | undefined }
    table: Column[]
    feed(text: string): this
  }

  const library: { Grammar: typeof Grammar; Parser: typeof Parser }
  export default library
}

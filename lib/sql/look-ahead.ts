/// <reference path="./nearley.d.ts" />
import nearley, { type Column, type Grammar, type Rule, type Token } from 'nearley'

/**
 * Adds one token of lookahead to the parser of the SQL formatter, an Earley parser that predicts all of its 150 rules
 * at each token. Those that cannot begin with the next token are omitted, which does not change the result, since they
 * would fail there. The grammar, which it builds for each statement, is cached.
 */
export function addLookahead(): void {
  if (isLooking) return
  isLooking = true
  const { Grammar, Parser } = nearley
  const { fromCompiled } = Grammar
  const { feed } = Parser.prototype
  const grammars = new Map<object, Grammar>()
  const beginnings = new WeakMap<Grammar, Beginnings>()
  let ahead: Token | undefined

  Grammar.fromCompiled = (compiled) => {
    const grammar = grammars.get(compiled) ?? fromCompiled(compiled)
    grammars.set(compiled, grammar)
    return grammar
  }

  Parser.prototype.feed = function (text) {
    const { lexer } = this
    const next = lexer.next.bind(lexer)
    lexer.next = () => {
      const token = next()
      ahead = lexer.tokens[lexer.index]
      return token
    }
    try {
      return feed.call(this, text)
    } finally {
      ahead = undefined
    }
  }

  const { columns, State } = classesOf()
  columns.predict = function (name) {
    let grammarBeginnings = beginnings.get(this.grammar)
    if (!grammarBeginnings) {
      grammarBeginnings = new Beginnings(this.grammar)
      beginnings.set(this.grammar, grammarBeginnings)
    }
    const rules = ahead ? grammarBeginnings.rulesFor(name, ahead) : (this.grammar.byName[name] ?? [])
    for (const rule of rules) this.states.push(new State(rule, 0, this.index, this.wants[name]))
  }
}

let isLooking = false

type NewState = new (rule: Rule, dot: number, reference: number, wantedBy: object[] | undefined) => object

/** The library does not export its classes; they are taken from a parser of an empty grammar. */
function classesOf(): { columns: Column; State: NewState } {
  const grammar = nearley.Grammar.fromCompiled({ ParserRules: [{ name: 'all', symbols: [] }], ParserStart: 'all' })
  const [column] = new nearley.Parser(grammar).table
  const [state] = column?.states ?? []
  return { columns: Object.getPrototypeOf(column), State: state?.constructor as NewState }
}

/** The FIRST sets of a grammar: the tokens that its rules can begin with. */
class Beginnings {
  private grammar: Grammar
  /** The FIRST set of each nonterminal, and the nullable nonterminals. */
  private firsts = new Map<string, Set<string>>()
  private empty = new Set<string>()
  private literals = new Set<string>()
  private rulesByToken = new Map<string, Map<string, Rule[]>>()

  constructor(grammar: Grammar) {
    this.grammar = grammar
    for (const { name, symbols } of grammar.rules) {
      this.firsts.set(name, new Set())
      for (const symbol of symbols)
        if (typeof symbol !== 'string' && symbol.literal !== undefined) this.literals.add(symbol.literal)
    }
    while (grammar.rules.filter((rule) => this.learn(rule)).length > 0);
  }

  rulesFor(name: string, { type, text }: Token): Rule[] {
    const key = this.literals.has(text) ? `${type} ${text}` : type
    const byName = this.rulesByToken.get(key) ?? new Map<string, Rule[]>()
    this.rulesByToken.set(key, byName)
    let rules = byName.get(name)
    if (!rules) {
      rules = (this.grammar.byName[name] ?? []).filter((rule) => {
        const { first, isEmpty } = this.beginningOf(rule)
        return isEmpty || first.has(type) || first.has(`=${text}`)
      })
      byName.set(name, rules)
    }
    return rules
  }

  /** Adds the FIRST set of a rule to that of its nonterminal; returns whether it changed. */
  private learn(rule: Rule): boolean {
    const { first, isEmpty } = this.beginningOf(rule)
    const all = this.firsts.get(rule.name) ?? new Set()
    const before = all.size + this.empty.size
    for (const key of first) all.add(key)
    if (isEmpty) this.empty.add(rule.name)
    return all.size + this.empty.size > before
  }

  private beginningOf({ symbols }: Rule): { first: Set<string>; isEmpty: boolean } {
    const first = new Set<string>()
    for (const symbol of symbols) {
      if (typeof symbol !== 'string') return { first: first.add(symbol.type ?? `=${symbol.literal}`), isEmpty: false }
      for (const key of this.firsts.get(symbol) ?? []) first.add(key)
      if (!this.empty.has(symbol)) return { first, isEmpty: false }
    }
    return { first, isEmpty: true }
  }
}

import type { default as Library, Token } from 'markdown-it'

type Methods = 'attrIndex' | 'attrPush' | 'attrSet' | 'attrGet' | 'attrJoin'

export type Nesting = Token['nesting']

/** Lets the tokens have the methods of the library's. */
export function inheritFrom({ Token }: typeof Library): void {
  Object.setPrototypeOf(QuickToken.prototype, Token.prototype)
}

export function newToken(type: string, tag: string, nesting: Nesting, level: number, block: boolean): Token {
  return new QuickToken(type, tag, nesting, level, block) as QuickToken & Pick<Token, Methods>
}

/** Defines its fields directly; the library's tokens call a helper for each, which takes longer than all else on them. */
class QuickToken {
  attrs: Token['attrs'] = null
  map: Token['map'] = null
  children: Token[] | null = null
  content = ''
  markup = ''
  info = ''
  meta: Token['meta'] = null
  hidden = false
  type: string
  tag: string
  nesting: Nesting
  level: number
  block: boolean

  constructor(type: string, tag: string, nesting: Nesting, level: number, block: boolean) {
    this.type = type
    this.tag = tag
    this.nesting = nesting
    this.level = level
    this.block = block
  }
}

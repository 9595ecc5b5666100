/** Says where a token of one text stands in the next; undefined where it is gone. */
export type TokenMapping = (token: number) => number | undefined

/** What the page speaks of is not in the document any more, or has become something else. */
export class StaleTokenError extends Error {
  override name = 'StaleTokenError'
}

/**
 * Names tokens for the page. Between seeing a value and doing something with it the text may have been edited: a name
 * holds the token and the version of the text that it is from, and leads to where that value stands now.
 */
export class TokenNames {
  /** Counts the texts; there is none yet. */
  version = -1
  private mappings: TokenMapping[] = []

  /** The root is 0 in every version: it may become another value, but is never gone. */
  nameOf = (token: number): number => (token === 0 ? 0 : this.version * tokensInVersion + token)

  /** @throws StaleTokenError */
  tokenOf = (name: number): number => {
    if (name === 0) return 0
    const first = this.mappings.length - (this.version - Math.floor(name / tokensInVersion))
    let token: number | undefined = name % tokensInVersion
    if (first < 0 || first > this.mappings.length) token = undefined
    for (let at = first; token !== undefined && at < this.mappings.length; at++) token = this.mappings[at]?.(token)
    if (token === undefined) throw new StaleTokenError('The value is gone')
    return token
  }

  /** The same, where it is only to begin from: the root's, where the value is gone. */
  tokenOrRoot(name: number): number {
    try {
      return this.tokenOf(name)
    } catch (error) {
      if (error instanceof StaleTokenError) return 0
      throw error
    }
  }

  /** Takes note of an edit. One that moved very many tokens costs much to remember: names from before it lead nowhere then. */
  edited(mapping: TokenMapping, isCostly: boolean): void {
    this.version++
    this.mappings.push(mapping)
    if (isCostly) this.mappings = [mapping]
    if (this.mappings.length > maxRemembered) this.mappings.shift()
  }

  /** Another text: names from before it lead nowhere. */
  begin(version = this.version + 1): void {
    this.version = version
    this.mappings = []
  }
}

/** More than a text can have: it is indexed in 32 bits. */
const tokensInVersion = 2 ** 32

/** In edits. Nobody sees a row that is older and does something with it. */
const maxRemembered = 1000

/**
 * Follows tokens past an edit: those from one on, up to another, gave way to so many more, and may have moved among each
 * other. Stands alone: what remembers this must not hold on to the text before.
 */
export const mappingOf =
  (from: number, to: number, added: number, mapping: TokenMapping | undefined): TokenMapping =>
  (token) =>
    token < from ? token : token < to ? mapping?.(token) : token + added

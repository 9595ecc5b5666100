/** Maps a token of one version of the text to the next; undefined where it is gone. */
export type TokenMapping = (token: number) => number | undefined

/** A handle refers to a value that is not in the document any more, or has become something else. */
export class StaleTokenError extends Error {
  override name = 'StaleTokenError'
}

/**
 * Gives tokens stable handles for the page, since the text may be edited between showing a value and acting on it. A
 * handle holds a token and the version of its text, and resolves to the value's present token.
 */
export class TokenHandles {
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

  /** The same, but the root where the value is gone. */
  tokenOrRoot(name: number): number {
    try {
      return this.tokenOf(name)
    } catch (error) {
      if (error instanceof StaleTokenError) return 0
      throw error
    }
  }

  /** Records an edit. One that moved very many tokens is costly to remember: handles from before it become invalid. */
  edited(mapping: TokenMapping, isCostly: boolean): void {
    this.version++
    this.mappings.push(mapping)
    if (isCostly) this.mappings = [mapping]
    if (this.mappings.length > maxRemembered) this.mappings.shift()
  }

  /** Starts with another text: handles from before it become invalid. */
  begin(version = this.version + 1): void {
    this.version = version
    this.mappings = []
  }
}

/** More than a text can have: it is indexed in 32 bits. */
const tokensInVersion = 2 ** 32

/** In edits. Nobody acts on a row that is older. */
const maxRemembered = 1000

/**
 * Maps tokens past an edit of the range from `from` to before `to`, within which `mapping` applies. A function of its
 * own, so that its closure does not keep the former text in memory.
 */
export const mappingOf =
  (from: number, to: number, added: number, mapping: TokenMapping | undefined): TokenMapping =>
  (token) =>
    token < from ? token : token < to ? mapping?.(token) : token + added

import type { SyntaxReason } from './syntax-reasons.ts'

const xmlNamespace = 'http://www.w3.org/XML/1998/namespace'
const xmlnsNamespace = 'http://www.w3.org/2000/xmlns/'

/** What is wrong with a name. */
export interface NameError {
  reason: SyntaxReason
  name: string
}

/** The namespaces in scope (Namespaces in XML 1.0, third edition), element by element. */
export class Namespaces {
  /** Every declaration of the document: prefix and URI, each pair once. */
  readonly declared = new Map<string, Set<string>>()
  private uris = new Map<string, string[]>([['xml', [xmlNamespace]]])
  private opened: string[][] = []

  /** Enters an element, and returns the errors in its names, with what each is about. */
  enter(name: string, attributes: readonly [name: string, value: string][]): NameError[] {
    const wrong: NameError[] = []
    const prefixes: string[] = []
    for (const [key, value] of attributes) {
      const prefix = key === 'xmlns' ? '' : key.startsWith('xmlns:') ? key.slice(6) : undefined
      if (prefix === undefined) continue
      const isReserved =
        prefix === 'xmlns' || value === xmlnsNamespace || (prefix === 'xml') !== (value === xmlNamespace)
      if (isReserved || (prefix !== '' && value === '')) wrong.push({ reason: 'namespace', name: key })
      prefixes.push(prefix)
      const bound = this.uris.get(prefix) ?? []
      bound.push(value)
      this.uris.set(prefix, bound)
      this.declared.set(prefix, (this.declared.get(prefix) ?? new Set()).add(value))
    }
    this.opened.push(prefixes)
    if (this.uriOf(prefixOf(name)) === undefined) wrong.push({ reason: 'prefix', name: prefixOf(name) })
    if (name.split(':').length > 2) wrong.push({ reason: 'colons', name })
    const seen = new Set<string>()
    for (const [key] of attributes) {
      const prefix = prefixOf(key)
      if (prefix === '' || prefix === 'xmlns') continue
      const uri = this.uriOf(prefix)
      const expanded = `{${uri}}${key.slice(prefix.length + 1)}`
      if (uri === undefined) wrong.push({ reason: 'prefix', name: prefix })
      else if (seen.has(expanded)) wrong.push({ reason: 'duplicateAttribute', name: key })
      seen.add(expanded)
    }
    return wrong
  }

  leave(): void {
    for (const prefix of this.opened.pop() ?? []) this.uris.get(prefix)?.pop()
  }

  /** Returns the URI that a prefix is bound to; empty for no namespace, undefined if it is not bound. */
  uriOf(prefix: string): string | undefined {
    return this.uris.get(prefix)?.at(-1) ?? (prefix === '' ? '' : undefined)
  }
}

export const prefixOf = (name: string): string => name.slice(0, Math.max(0, name.indexOf(':')))

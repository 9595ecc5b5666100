import type { AST } from '@eslint-community/regexpp'

/** The flags that hold in a group which may switch them: `(?i-s:…)`. */
export function flagsWithin({ modifiers }: Pick<AST.Group, 'modifiers'>, flags: string): string {
  if (!modifiers) return flags
  const added = lettersOf(modifiers.add)
  const removed = modifiers.remove ? lettersOf(modifiers.remove) : ''
  return [...new Set(flags + added)].filter((flag) => !removed.includes(flag)).join('')
}

const lettersOf = ({ ignoreCase, multiline, dotAll }: AST.ModifierFlags): string =>
  `${ignoreCase ? 'i' : ''}${multiline ? 'm' : ''}${dotAll ? 's' : ''}`

/** The flags that affect which characters a part of a pattern matches. */
export const characterFlags = (flags: string): string => flags.replace(/[^isuv]/g, '')

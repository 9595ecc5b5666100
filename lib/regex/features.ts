import { RegexError } from './regex-error.ts'

/** Features that some engines lack: how they begin in a pattern, and how they are displayed. */
const features = {
  lookaround: { begins: /^\(\?<?[=!]/, name: (opening: string) => `${opening}…)` },
  atomic: { begins: /^\(\?>/, name: () => '(?>…)' },
  possessive: { begins: /^[*+?}]\+/, name: (quantifier: string) => quantifier },
  conditional: { begins: /^\(\?\(/, name: () => '(?(…)…)' },
  recursion: { begins: /^\(\?(?:R|0|&|P>|[+-]?\d)/, name: (opening: string) => `${opening}…)` },
  pythonName: { begins: /^\(\?P</, name: () => '(?P<…>…)' },
  pythonReference: { begins: /^\(\?P=/, name: () => '(?P=…)' },
  quotedName: { begins: /^\(\?'/, name: () => "(?'…'…)" },
  branchReset: { begins: /^\(\?\|/, name: () => '(?|…)' },
  absent: { begins: /^\(\?~/, name: () => '(?~…)' },
  comment: { begins: /^\(\?#/, name: () => '(?#…)' },
  backreference: { begins: /^\\[1-9]/, name: (reference: string) => reference },
  namedReference: { begins: /^\\k/, name: () => '\\k<…>' },
  subroutine: { begins: /^\\g/, name: () => '\\g<…>' },
  keep: { begins: /^\\K/, name: () => '\\K' },
  matchStart: { begins: /^\\G/, name: () => '\\G' },
  unicodeEscape: { begins: /^\\u/, name: () => '\\u…' },
} as const

export type Feature = keyof typeof features

/** How many characters after its beginning an engine reports an unknown construct. */
const farthest = 3

/**
 * Makes the error of a pattern: a missing feature where one begins near the reported index, else the engine's own
 * reason.
 */
export function syntaxError(
  pattern: string,
  index: number,
  reason: string,
  lacking: readonly Feature[],
  noticed = index,
): RegexError {
  for (let from = noticed; from >= Math.max(0, noticed - farthest); from--) {
    for (const { begins, name } of lacking.map((feature) => features[feature])) {
      const [construct] = begins.exec(pattern.slice(from, from + 6)) ?? []
      if (construct) return new RegexError({ kind: 'unsupported', feature: name(construct) })
    }
  }
  return new RegexError({ kind: 'syntax', index: Math.min(index, pattern.length), reason })
}

/** Makes the error of an unsupported flag, displayed as in a literal. */
export const missingFlagError = (flag: string): RegexError =>
  new RegexError({ kind: 'unsupported', feature: `/…/${flag}` })

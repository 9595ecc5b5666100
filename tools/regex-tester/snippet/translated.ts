import type { AST } from '@eslint-community/regexpp'
import type { ReadPattern } from '../foreign/read-for-engine.ts'
import { elementsIn } from '../pattern/elements-in.ts'
import { participationOf } from './participation.ts'
import type { Source } from './programs.ts'
import { translate, type Warn } from './translate.ts'

/**
 * Makes a pattern that is translated to the language of a program. In a foreign one a reference to a group that took no
 * part fails, as it does in every language but JavaScript.
 */
export function translated({ tree, pattern, flags }: ReadPattern, isForeign: boolean, warn: Warn): Source {
  return {
    pattern,
    flags,
    translate(dialect) {
      if (dialect) return translate(tree, flags, dialect, { warn, isUnsetEmpty: !isForeign })
      if (isForeign && Array.from(elementsIn(tree)).some(isUnset)) warn('unsetReference')
      return pattern
    },
  }
}

const isUnset = (element: AST.Element): boolean =>
  element.type === 'Backreference' &&
  [element.resolved].flat().some((group) => participationOf(element, group) !== 'always')

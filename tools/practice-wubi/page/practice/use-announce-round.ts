import { useEffect } from 'react'
import { fill } from '#kit/sentence.ts'
import { useAnnounce } from '#ui/controls/announcer.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { WubiTable } from '../../table/wubi-table.ts'
import type { Round } from '../round/round.ts'
import { scoreOf } from '../round/score.ts'
import type { PageTexts } from '../texts.en.ts'

/**
 * Announces to screen readers the next character, with the letters of its code if hints are on, errors, and the end.
 */
export function useAnnounceRound(round: Round, table: WubiTable | undefined, hasHints: boolean): void {
  const words = usePageTexts<PageTexts>()
  const announce = useAnnounce()
  const { typed, text, state } = round
  const at = typed.length

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per character, not per letter
  useEffect(() => {
    if (state === 'idle' || state === 'paused') return
    if (state === 'done') {
      const { speed, accuracy } = scoreOf(round, 0)
      announce(fill(words.states.done, { speed: Math.round(speed), accuracy: Math.round(accuracy * 100) }))
      return
    }
    const [last, wanted] = [typed[at - 1], text[at - 1]]
    const wrong = last !== undefined && wanted !== undefined && last !== wanted
    announce([wrong ? fill(words.mistyped, { typed: last, wanted }) : '', next()].filter(Boolean).join('. '))
  }, [at, state, table])

  function next(): string {
    const character = text[at]
    if (character === undefined) return ''
    const [code] = hasHints && table ? table.codesOf(character) : []
    // Screen readers read separated letters as letters.
    return code ? fill(words.nextWithCode, { character, code: [...code].join(' ') }) : fill(words.next, { character })
  }
}

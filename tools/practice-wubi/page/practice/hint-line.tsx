import { fill } from '#kit/sentence.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { levelOf } from '../../table/code-level.ts'
import { type RootTable, splitOf } from '../../table/split-of.ts'
import { wordAt } from '../../table/words-in.ts'
import type { WubiTable } from '../../table/wubi-table.ts'
import { SplitView } from '../roots/split-view.tsx'
import type { Round } from '../round/round.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './practice.module.css'

interface HintLineProps {
  id: string
  round: Round
  table: WubiTable | undefined
  roots: RootTable | undefined
  isOn: boolean
}

/**
 * The codes of the next character: the shortest with its level, the others, and that of the word that starts there;
 * below them its roots.
 */
export function HintLine({ id, round, table, roots, isOn }: HintLineProps) {
  const words = usePageTexts<PageTexts>()
  const at = round.typed.length
  const character = round.text[at]
  if (!isOn) return <span id={id} className={styles['hint']} />
  if (!table || character === undefined)
    return (
      <span id={id} className={styles['hint']}>
        {round.state === 'idle' && words.hintIdle}
      </span>
    )
  if (!/[\p{L}〇]/u.test(character)) return <span id={id} className={styles['hint']} />
  const codes = table.codesOf(character)
  const [shortest, ...others] = codes
  const split = roots && splitOf(character, table.fullCodeOf(character), roots)
  const word = wordAt(table, round.text, at)
  return (
    <span id={id} className={styles['hint']}>
      {shortest ? (
        <>
          {words.code} <b>{shortest}</b> <span>{words.levels[levelOf(codes)]}</span>
          {others.length > 0 && <span>{fill(words.otherCodes, { codes: others.join(' ') })}</span>}
          {word && (
            <span>
              {fill(words.word, { word })} <b>{table.codesOf(word)[0]}</b>
            </span>
          )}
        </>
      ) : (
        words.noCode
      )}
      {split && (
        <>
          {' '}
          <span className={styles['roots']}>
            {words.roots} <SplitView split={split} size="line" />
          </span>
        </>
      )}
    </span>
  )
}

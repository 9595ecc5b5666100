import { fill } from '#kit/sentence.ts'
import { Button } from '#ui/controls/button.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { Kept } from '../kept/kept.ts'
import { missedFirst } from '../kept/note-round.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './more.module.css'

/** What is listed of many. */
const listed = 100

/** The characters that were missed, the most often missed first, and practice made of them. */
export function MissedList({ missed, onPractice }: { missed: Kept['missed']; onPractice: () => void }) {
  const words = usePageTexts<PageTexts>()
  const characters = missedFirst(missed).slice(0, listed)
  if (characters.length === 0) return <p>{words.nothingMissed}</p>
  return (
    <>
      <ul className={styles['missed']}>
        {characters.map((character) => (
          <li key={character}>
            <span lang="zh-CN">{character}</span> <small>{fill(words.times, { count: missed[character] ?? 0 })}</small>
          </li>
        ))}
      </ul>
      <Button onClick={onPractice}>{words.practiceThese}</Button>
    </>
  )
}

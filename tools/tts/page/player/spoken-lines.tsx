import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { Recording } from '../recording/recording.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './player.module.css'

/** The line that is spoken, with its word marked, between the one before and the one to come. */
export function SpokenLines({ recording, time }: { recording: Recording | undefined; time: number }) {
  const words = usePageTexts<PageTexts>()
  const cues = recording?.cues ?? []
  const now = Math.max(0, lastAt(cues, time))
  const cue = cues[now]
  if (!recording || !cue) return <p className={styles['lines']}>{words.appears}</p>
  const word = recording.words[lastAt(recording.words, time)]
  const isSpoken = word !== undefined && word.start >= cue.start && word.start < cue.end
  const first = recording.words[lastAt(recording.words, cue.start)]
  return (
    <div className={styles['lines']} aria-live="off">
      <p>{cues[now - 1]?.text}</p>
      <p className={styles['now']}>
        {isSpoken && first ? (
          <Marked text={cue.text} from={word.from - first.from} length={word.to - word.from} />
        ) : (
          cue.text
        )}
      </p>
      <p>{cues[now + 1]?.text}</p>
    </div>
  )
}

function Marked({ text, from, length }: { text: string; from: number; length: number }) {
  return (
    <>
      {text.slice(0, from)}
      <mark>{text.slice(from, from + length)}</mark>
      {text.slice(from + length)}
    </>
  )
}

/** The last that has begun at a time; -1 before the first. */
function lastAt(list: readonly { start: number }[], time: number): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((list[middle]?.start ?? 0) <= time + 0.001) low = middle + 1
    else high = middle
  }
  return low - 1
}

import type { CSSProperties } from 'react'
import { fill } from '#kit/sentence.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { PracticeData } from '../kept/practice-data.ts'
import { keyOf, keyRows } from '../keys/keys.ts'
import type { KeyStats } from '../round/round.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './more.module.css'

/** The errors of each key as a heatmap of the keyboard, and with times in a table. */
export function KeyHeatmap({ letters }: { letters: PracticeData['letters'] }) {
  const words = usePageTexts<PageTexts>()
  const columns = words.heatColumns
  const all = Object.entries(letters).sort(([, a], [, b]) => shareOf(b) - shareOf(a))
  if (all.length === 0) return <p>{words.noKeys}</p>
  const worst = Math.max(0.01, ...all.map(([, stats]) => shareOf(stats)))
  return (
    <div className={styles['heat']}>
      <div className={styles['map']} aria-hidden="true">
        {keyRows.map((row) => (
          <div key={row}>
            {[...row].map((letter) => {
              const stats = letters[letter]
              const share = stats ? shareOf(stats) : 0
              return (
                <kbd key={letter} style={{ '--heat': `${Math.round((share / worst) * 70)}%` } as CSSProperties}>
                  <b>{letter.toUpperCase()}</b>
                  {stats && stats.errors > 0 ? stats.errors : keyOf(letter)?.name}
                </kbd>
              )
            })}
          </div>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className={styles['table']} aria-label={words.heat} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{columns.key}</th>
              <th scope="col">{columns.presses}</th>
              <th scope="col">{columns.errors}</th>
              <th scope="col">{columns.time}</th>
            </tr>
          </thead>
          <tbody>
            {all.map(([letter, { presses, errors, milliseconds }]) => (
              <tr key={letter}>
                <td>{letter.toUpperCase()}</td>
                <td>{presses}</td>
                <td>{errors}</td>
                <td>{fill(words.milliseconds, { count: presses === 0 ? 0 : Math.round(milliseconds / presses) })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}

/** The error rate; 1 for a key that was expected but never pressed. */
const shareOf = ({ presses, errors }: KeyStats): number => (errors === 0 ? 0 : errors / Math.max(presses, errors))

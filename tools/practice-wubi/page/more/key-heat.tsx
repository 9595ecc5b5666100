import type { CSSProperties } from 'react'
import { fill } from '#kit/sentence.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { Kept } from '../kept/kept.ts'
import { keyOf, keyRows } from '../keys/keys.ts'
import type { KeyFigures } from '../round/round.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './more.module.css'

/** How often each key went wrong, on the keys themselves and in a table, which also has the time. */
export function KeyHeat({ letters }: { letters: Kept['letters'] }) {
  const words = usePageTexts<PageTexts>()
  const columns = words.heatColumns
  const all = Object.entries(letters).sort(([, a], [, b]) => shareOf(b) - shareOf(a))
  if (all.length === 0) return <p>{words.noKeys}</p>
  const worst = Math.max(0.01, ...all.map(([, figures]) => shareOf(figures)))
  return (
    <div className={styles['heat']}>
      <div className={styles['map']} aria-hidden="true">
        {keyRows.map((row) => (
          <div key={row}>
            {[...row].map((letter) => {
              const figures = letters[letter]
              const share = figures ? shareOf(figures) : 0
              return (
                <kbd key={letter} style={{ '--heat': `${Math.round((share / worst) * 70)}%` } as CSSProperties}>
                  <b>{letter.toUpperCase()}</b>
                  {figures && figures.errors > 0 ? figures.errors : keyOf(letter)?.name}
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

/** The share of errors; a key that was meant and never pressed has all of them. */
const shareOf = ({ presses, errors }: KeyFigures): number => (errors === 0 ? 0 : errors / Math.max(presses, errors))

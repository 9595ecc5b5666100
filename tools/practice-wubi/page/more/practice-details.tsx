import type { CSSProperties } from 'react'
import { fill } from '#kit/sentence.ts'
import { Button } from '#ui/controls/button.tsx'
import { Disclosure } from '#ui/controls/disclosure.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { PracticeData } from '../kept/practice-data.ts'
import { missedCharacters } from '../kept/record-round.ts'
import { keyOf, keyRows, wubiKeys, zoneNumbers } from '../keys/keys.ts'
import type { Lesson } from '../lessons/use-lesson.ts'
import type { KeyStats } from '../round/round.ts'
import type { PageTexts } from '../texts.en.ts'
import { DataButtons } from './data-buttons.tsx'
import styles from './more.module.css'
import { OwnTexts } from './own-texts.tsx'
import { ResultsPlot } from './results-plot.tsx'

interface PracticeDetailsProps {
  data: PracticeData
  onPractice: (id: Lesson['id']) => void
}

/** The sections below the practice: results, missed characters, own texts, roots and data. */
export function PracticeDetails({ data, onPractice }: PracticeDetailsProps) {
  const words = usePageTexts<PageTexts>()
  return (
    <div className={styles['more']}>
      <Disclosure label={words.results}>
        <ResultsPlot data={data} />
      </Disclosure>
      <Disclosure label={words.missed}>
        <MissedList missed={data.missed} onPractice={() => onPractice('missed')} />
      </Disclosure>
      <Disclosure label={words.heat}>
        <KeyHeatmap letters={data.letters} />
      </Disclosure>
      <Disclosure label={words.ownTexts}>
        <OwnTexts articles={data.articles} onPractice={(id) => onPractice(`own:${id}`)} />
      </Disclosure>
      <Disclosure label={words.allRoots}>
        <RootList />
      </Disclosure>
      <Disclosure label={words.data}>
        <DataButtons data={data} />
      </Disclosure>
    </div>
  )
}

/** The maximum number of listed characters. */
const listed = 100

/** The missed characters, most often missed first, with a button to practice them. */
function MissedList({ missed, onPractice }: { missed: PracticeData['missed']; onPractice: () => void }) {
  const words = usePageTexts<PageTexts>()
  const characters = missedCharacters(missed).slice(0, listed)
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

/** The roots of each key, by zone. */
function RootList() {
  const words = usePageTexts<PageTexts>()
  return (
    <div className={styles['zones']}>
      {zoneNumbers.map((zone) => (
        <section key={zone}>
          <h3>{fill(words.zone, { zone, name: words.zoneNames[zone] })}</h3>
          <dl lang="zh-CN">
            {wubiKeys
              .filter((key) => key.zone === zone)
              .map(({ letter, place, roots }) => (
                <div key={letter}>
                  <dt>
                    {letter.toUpperCase()} <small>{`${zone}${place}`}</small>
                  </dt>
                  <dd>{roots}</dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </div>
  )
}

/** The errors of each key as a heatmap of the keyboard, and with times in a table. */
function KeyHeatmap({ letters }: { letters: PracticeData['letters'] }) {
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

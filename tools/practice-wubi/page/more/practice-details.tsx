import { fill } from '#kit/sentence.ts'
import { Button } from '#ui/controls/button.tsx'
import { Disclosure } from '#ui/controls/disclosure.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { PracticeData } from '../kept/practice-data.ts'
import { missedCharacters } from '../kept/record-round.ts'
import { wubiKeys, zoneNumbers } from '../keys/keys.ts'
import type { Lesson } from '../lessons/use-lesson.ts'
import type { PageTexts } from '../texts.en.ts'
import { DataButtons } from './data-buttons.tsx'
import { KeyHeatmap } from './key-heatmap.tsx'
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

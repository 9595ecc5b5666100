import { fill } from '#kit/sentence.ts'
import { Button } from '#ui/controls/button.tsx'
import { Disclosure } from '#ui/controls/disclosure.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { Kept } from '../kept/kept.ts'
import { missedFirst } from '../kept/record-round.ts'
import { wubiKeys, zoneNumbers } from '../keys/keys.ts'
import type { Lesson } from '../lessons/use-lesson.ts'
import type { PageTexts } from '../texts.en.ts'
import { DataButtons } from './data-buttons.tsx'
import { KeyHeat } from './key-heat.tsx'
import styles from './more.module.css'
import { OwnTexts } from './own-texts.tsx'
import { ResultsPlot } from './results-plot.tsx'

interface MoreProps {
  kept: Kept
  onPractice: (id: Lesson['id']) => void
}

/** What practice has come to on this device, the texts of its own, and the roots. */
export function More({ kept, onPractice }: MoreProps) {
  const words = usePageTexts<PageTexts>()
  return (
    <div className={styles['more']}>
      <Disclosure label={words.results}>
        <ResultsPlot kept={kept} />
      </Disclosure>
      <Disclosure label={words.missed}>
        <MissedList missed={kept.missed} onPractice={() => onPractice('missed')} />
      </Disclosure>
      <Disclosure label={words.heat}>
        <KeyHeat letters={kept.letters} />
      </Disclosure>
      <Disclosure label={words.ownTexts}>
        <OwnTexts articles={kept.articles} onPractice={(id) => onPractice(`own:${id}`)} />
      </Disclosure>
      <Disclosure label={words.allRoots}>
        <RootList />
      </Disclosure>
      <Disclosure label={words.data}>
        <DataButtons kept={kept} />
      </Disclosure>
    </div>
  )
}

/** What is listed of many. */
const listed = 100

/** The characters that were missed, the most often missed first, and practice made of them. */
function MissedList({ missed, onPractice }: { missed: Kept['missed']; onPractice: () => void }) {
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

/** The roots of every key, by zone. */
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

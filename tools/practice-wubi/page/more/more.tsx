import { Disclosure } from '#ui/controls/disclosure.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { Kept } from '../kept/kept.ts'
import type { Lesson } from '../lessons/use-lesson.ts'
import type { PageTexts } from '../texts.en.ts'
import { DataButtons } from './data-buttons.tsx'
import { KeyHeat } from './key-heat.tsx'
import { MissedList } from './missed-list.tsx'
import styles from './more.module.css'
import { OwnTexts } from './own-texts.tsx'
import { ResultsPlot } from './results-plot.tsx'
import { RootList } from './root-list.tsx'

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

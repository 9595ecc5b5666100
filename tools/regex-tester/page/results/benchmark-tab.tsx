import { Button } from '#ui/controls/button.tsx'
import { Spacer } from '#ui/controls/spacer.tsx'
import { useLanguage } from '#ui/language/language.ts'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import { engineTitles } from '../../search/to-tool-error.ts'
import type { en } from '../../texts.en.ts'
import type { Fields } from '../runs/use-fields.ts'
import type { Runs } from '../runs/use-runs.ts'
import type { PageTexts } from '../texts.en.ts'
import { ResultBox } from './result-box.tsx'
import styles from './results.module.css'
import { TabBar, TabNote } from './tab-parts.tsx'

interface BenchmarkTabProps {
  run: Runs['benchmark']
  engine: Fields['engine']
}

const facts = ['median', 'minimum', 'maximum', 'operationsPerSecond', 'rounds'] as const

/** How long a search takes in the chosen engine. */
export function BenchmarkTab({ run, engine }: BenchmarkTabProps) {
  const { output: labels } = useToolTexts<typeof en>()
  const words = usePageTexts<PageTexts>()
  const numbers = new Intl.NumberFormat(useLanguage(), { maximumSignificantDigits: 4 })
  const { output } = run
  return (
    <>
      <TabBar>
        <TabNote>{engineTitles[engine]}</TabNote>
        <Spacer />
        <Button size="small" onClick={run.runNow}>
          {words.measureAgain}
        </Button>
      </TabBar>
      <ResultBox run={run} empty={words.benchmarkEmpty}>
        <dl className={styles['facts']}>
          {facts.map((name) => (
            <div key={name}>
              <dt title={labels[name].help}>{labels[name].label}</dt>
              <dd>
                {numbers.format(output?.[name] ?? 0)}
                {name === 'operationsPerSecond' || name === 'rounds' ? '' : words.milliseconds.replace('{count}', '')}
              </dd>
            </div>
          ))}
        </dl>
      </ResultBox>
    </>
  )
}

import { IconDownload, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { fill } from '#kit/sentence.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { JsonFileButton } from '#ui/controls/json-file-button.tsx'
import { Spacer } from '#ui/controls/spacer.tsx'
import { resultPart } from '#ui/panes/bench-parts.ts'
import { download } from '#ui/save/save.ts'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import type { en } from '../../../texts.en.ts'
import { maxTests, type PatternTest, readTestFile, writeTestFile } from '../../kept/read-tests.ts'
import type { Fields } from '../../runs/use-fields.ts'
import type { Runs } from '../../runs/use-runs.ts'
import type { PageTexts } from '../../texts.en.ts'
import { ResultBox, stateOf } from '../result-box.tsx'
import { TabBar, TabNote } from '../tab-parts.tsx'
import { TestRow } from './test-row.tsx'
import styles from './tests.module.css'

interface TestsTabProps {
  run: Runs['runTests']
  fields: Fields
  change: (changed: Partial<Fields>) => void
  replace: (put: Partial<Fields>) => void
}

/** Tests of what a pattern should match and what not, run on every change. */
export function TestsTab({ run, fields: { pattern, flags, engine, tests }, change, replace }: TestsTabProps) {
  const { input } = useToolTexts<typeof en>()
  const words = usePageTexts<PageTexts>().tests
  const [isUnread, setUnread] = useState(false)
  const { output } = run
  const isFresh = run.state === 'done' && output?.results.length === tests.length
  const put = (changed: PatternTest[]) => {
    setUnread(false)
    change({ tests: changed })
  }
  const add = () => put([...tests, { text: '', expect: 'match', value: '', group: '' }])
  const importFile = async (file: File) => {
    const read = readTestFile(await file.text())
    setUnread(!read)
    if (!read) return
    replace(read)
    // Also where nothing differs, as after a run that was stopped.
    run.again()
  }

  return (
    <>
      <TabBar>
        <TabNote>{isFresh && fill(words.counts, { passed: output.passed, failed: output.failed })}</TabNote>
        <Spacer />
        <Button size="small" onClick={add} disabled={tests.length >= maxTests}>
          <IconPlus size={16} stroke={1.75} /> {words.add}
        </Button>
        <JsonFileButton size="small" label={words.import} onFile={(file) => void importFile(file)} />
        <Button
          size="small"
          aria-label={words.export}
          title={words.export}
          disabled={tests.length === 0}
          onClick={() => download(new File([writeTestFile({ pattern, flags, engine, tests })], 'regex-tests.json'))}
        >
          <IconDownload size={18} stroke={1.75} />
        </Button>
      </TabBar>
      {isUnread && (
        <p role="alert" className={styles['unread']}>
          {words.unread}
        </p>
      )}
      {tests.length > 0 && (
        <ol className={styles['tests']} {...resultPart} data-state={stateOf(run)} aria-label={input.tests.label}>
          {tests.map((test, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a test is known by its place alone
            <li key={index} className={styles['test']}>
              <TestRow
                test={test}
                number={index + 1}
                result={isFresh ? output.results[index] : undefined}
                onChange={(changed) => put(tests.with(index, changed))}
              />
              <IconButton
                label={fill(words.remove, { number: index + 1 })}
                onClick={() => put(tests.toSpliced(index, 1))}
              >
                <IconTrash size={16} stroke={1.75} />
              </IconButton>
            </li>
          ))}
        </ol>
      )}
      {(tests.length === 0 || run.state === 'failed') && (
        <ResultBox run={run} empty={words.empty}>
          {null}
        </ResultBox>
      )}
    </>
  )
}

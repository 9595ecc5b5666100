import { useMemo } from 'react'
import { fill } from '#kit/sentence.ts'
import batch from '#ui/batch/batch.module.css'
import { stateOf } from '#ui/batch/batch.ts'
import { focusAdd } from '#ui/batch/file-drop-strip.tsx'
import { useKeptBatch } from '#ui/batch/use-batch-history.ts'
import { BenchFrame } from '#ui/bench/bench-frame.tsx'
import { useKeys } from '#ui/controls/use-keys.ts'
import { sizeOf } from '#ui/editor/measure-text.ts'
import { usePageTexts } from '#ui/frame/tool.ts'
import { bytesIn } from '../files/file-facts.ts'
import { untriedFor } from './compare/algorithms-to-try.ts'
import { CompareBar } from './compare/compare-bar.tsx'
import { Report } from './compare/comparison-report.tsx'
import { useComparison } from './compare/use-comparison.ts'
import { useFindings } from './compare/use-match-results.ts'
import { DropStrip } from './drop-strip.tsx'
import { Foot, FootBar } from './foot.tsx'
import { FilesList } from './list/hash-list.tsx'
import { Options } from './options/options.tsx'
import { useSaving } from './options/use-download.ts'
import { useWishes } from './options/use-settings.ts'
import { useBroughtFiles } from './run/use-brought-files.ts'
import { useHashes } from './run/use-hash-batch.ts'
import type { PageTexts } from './texts.en.ts'

/** Many files at once: a list that is hashed as it grows, what they are compared with, the options beside. */
export default function FileHashPage() {
  const words = usePageTexts<PageTexts>()
  const wishes = useWishes()
  const { expected, hmacKey, encoding, upperCase, change } = wishes
  const spelling = useMemo(() => ({ encoding, upperCase }), [encoding, upperCase])
  const { typed, list, wanted, takeLists, openLists } = useComparison(wishes)
  const settings = { algorithms: wanted.join(), hmacKey: hmacKey || undefined }
  const { rows, run, add, retry, cancel, remove } = useHashes(wanted.length > 0 ? settings : undefined)
  const findings = useFindings(rows, typed, list.lines)
  const untried = untriedFor(findings, typed, list.lines, wanted)
  const { choice, name, write, save } = useSaving(wishes, wanted)
  const done = rows.filter(({ state }) => state === 'done')
  const size = sizeOf(done.reduce((sum, { file }) => sum + bytesIn(file), 0))

  useBroughtFiles(add)
  useKeptBatch(
    rows,
    { algorithms: wishes.algorithms, encoding, upperCase },
    fill(words.settled, { ready: done.length, all: rows.length, size }),
  )
  useKeys({
    onRun: () => retry(),
    onCancel: run.state === 'running' ? () => cancel() : undefined,
    onSave: done.length > 0 ? () => save(rows) : undefined,
    onFocus: focusAdd,
  })

  const foot = {
    ...{ rows, run, name, write, twins: findings.twins.size },
    onCancel: () => cancel(),
    onSave: () => save(rows),
  }
  return (
    <>
      <BenchFrame run={run} status={<Foot {...foot} />}>
        <div className={batch['panes']}>
          <div className={batch['work']}>
            <DropStrip onFiles={(files) => takeLists(files, add)} />
            <CompareBar
              {...{ expected, list }}
              isFound={findings.matches.size > 0}
              onExpected={(text) => change({ expected: text || undefined })}
              onList={(text) => change({ checksums: text || undefined })}
              onListFiles={openLists}
            />
            <Report
              {...{ findings, typed, list, untried }}
              onTry={() => change({ algorithms: [...wishes.algorithms, ...untried] })}
            />
            <div className={batch['output']} data-bench="output" data-state={stateOf(rows)}>
              {rows.length === 0 ? (
                <p className={batch['none']}>{words.none}</p>
              ) : (
                <FilesList
                  {...{ rows, findings, spelling, typed }}
                  isKeyed={hmacKey !== ''}
                  actions={{ remove, retry, cancel }}
                />
              )}
            </div>
          </div>
          <Options wishes={wishes} save={choice} />
        </div>
      </BenchFrame>
      <FootBar {...foot} />
    </>
  )
}

import { lazy, type ReactNode, Suspense, useMemo } from 'react'
import { fill } from '#kit/sentence.ts'
import { BatchFrame } from '#ui/batch/batch-frame.tsx'
import { FileDropStrip } from '#ui/batch/file-drop-strip.tsx'
import { useBatchHistory } from '#ui/batch/use-batch-history.ts'
import { Segments } from '#ui/controls/segments.tsx'
import { sizeOf } from '#ui/text/measure-text.ts'
import { useTool } from '#ui/tool/open-tool.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { useBroughtFiles } from '#ui/tool/use-brought-files.ts'
import { cachedSizeOf } from '../files/file-size.ts'
import { algorithmsToTry } from './compare/algorithms-to-try.ts'
import { CompareBar } from './compare/compare-bar.tsx'
import { ComparisonReport } from './compare/comparison-report.tsx'
import { useComparison } from './compare/use-comparison.ts'
import { useMatchResults } from './compare/use-match-results.ts'
import { Options } from './options/options.tsx'
import { useDownload } from './options/use-download.ts'
import { useSettings } from './options/use-settings.ts'
import { useHashBatch } from './run/use-hash-batch.ts'
import { useHashFoot } from './run/use-hash-foot.tsx'
import type { PageTexts } from './texts.en.ts'

// The text mode is loaded on demand, since most people hash files.
const TextHashes = lazy(() => import('./text-hashes.tsx'))

// Loaded with the first file, so that the page without any is painted sooner.
const HashList = lazy(() => import('./list/hash-list.tsx'))

/** Hashes files or a text. */
export default function FileHashPage() {
  const words = usePageTexts<PageTexts>()
  const { open, onOpen } = useTool()
  const isText = open === 'hashText'
  const modes = (
    <Segments
      label={words.material}
      choices={[
        { value: 'hash', label: words.files },
        { value: 'hashText', label: words.text },
      ]}
      value={isText ? 'hashText' : 'hash'}
      onChange={onOpen}
    />
  )
  return <Suspense>{isText ? <TextHashes modes={modes} /> : <FileHashes bar={modes} />}</Suspense>
}

/** Hashes many files: a list that is processed as it grows, the comparison, and the options. */
function FileHashes({ bar }: { bar: ReactNode }) {
  const words = usePageTexts<PageTexts>()
  const settings = useSettings()
  const { expected, hmacKey, encoding, upperCase, change } = settings
  const hashFormat = useMemo(() => ({ encoding, upperCase }), [encoding, upperCase])
  const { typed, list, required, takeLists, openLists } = useComparison(settings)
  const hashSettings = { algorithms: required.join(), hmacKey: hmacKey || undefined }
  const { rows, run, add, retry, cancel, remove } = useHashBatch(required.length > 0 ? hashSettings : undefined)
  const results = useMatchResults(rows, typed, list.lines)
  const untried = algorithmsToTry(results, typed, list.lines, required)
  const { choice, name, write, save } = useDownload(settings, required)
  const foot = useHashFoot({ rows, run, duplicates: results.duplicates.size, name, write })
  const done = rows.filter(({ state }) => state === 'done')
  const size = sizeOf(done.reduce((sum, { file }) => sum + cachedSizeOf(file), 0))

  useBroughtFiles((files) => void takeLists(files, add))
  useBatchHistory(
    rows,
    { algorithms: settings.algorithms, encoding, upperCase },
    fill(words.settled, { ready: done.length, all: rows.length, size }),
  )

  const strip = (
    <>
      <FileDropStrip
        label={words.files}
        hint={words.drop}
        dropSentence={words.release}
        onFiles={(files) => takeLists(files, add)}
      />
      <CompareBar
        {...{ expected, list }}
        isFound={results.matches.size > 0}
        onExpected={(text) => change({ expected: text || undefined })}
        onList={(text) => change({ checksums: text || undefined })}
        onListFiles={openLists}
      />
      <ComparisonReport
        {...{ results, typed, list }}
        algorithmsToTry={untried}
        onTry={() => change({ algorithms: [...settings.algorithms, ...untried] })}
      />
    </>
  )
  return (
    <BatchFrame
      {...{ rows, run, bar, strip, ...foot }}
      rail={<Options settings={settings} download={choice} />}
      none={words.none}
      onRun={retry}
      onCancel={cancel}
      onSave={() => save(rows)}
    >
      <HashList
        {...{ rows, results, hashFormat, typed }}
        isKeyed={hmacKey !== ''}
        actions={{ remove, retry, cancel }}
      />
    </BatchFrame>
  )
}

import { fill } from '#kit/sentence.ts'
import type { HashAlgorithm } from '#lib/hashing/algorithms.ts'
import { Button } from '#ui/controls/button.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { ChecksumList } from '../../checksum-list/read-checksum-list.ts'
import type { TypedHash } from '../../hash-value/typed-hash.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './compare.module.css'
import type { MatchResults } from './use-match-results.ts'

interface ComparisonReportProps {
  results: MatchResults
  typed: TypedHash
  list: ChecksumList
  /** Algorithms that may have made the unmatched hashes. */
  algorithmsToTry: readonly HashAlgorithm[]
  onTry: () => void
}

/** A summary of the comparison so far. */
export function ComparisonReport({ results, typed, list, algorithmsToTry, onTry }: ComparisonReportProps) {
  const words = usePageTexts<PageTexts>()
  const { files, checked } = results
  if (typed.state === 'empty' && !checked) return null
  return (
    <div className={styles['report']} role="status">
      {files.length === 0 && <p>{words.noFiles}</p>}
      {files.length > 0 && typed.state !== 'empty' && <TypedReport results={results} typed={typed} />}
      {files.length > 0 && checked && (
        <p data-kind={checked.counts.mismatch > 0 ? 'bad' : checked.counts.pending > 0 ? undefined : 'good'}>
          {[
            fill(words.counts, { ...checked.counts, missing: checked.missing.length }),
            ...(checked.counts.unlisted > 0 ? [fill(words.unlistedCount, { count: checked.counts.unlisted })] : []),
            ...(checked.counts.pending > 0 ? [fill(words.pending, { count: checked.counts.pending })] : []),
          ].join(words.comma)}
        </p>
      )}
      {files.length > 0 && checked && checked.missing.length > 0 && <Missing names={checked.missing} />}
      {list.skipped.length > 0 && (
        <p>{fill(words.unread, { lines: list.skipped.slice(0, 10).join(words.and), count: list.skipped.length })}</p>
      )}
      {algorithmsToTry.length > 0 && (
        <Button size="small" onClick={onTry}>
          {fill(words.tryOthers, { algorithms: algorithmsToTry.join(words.and) })}
        </Button>
      )}
    </div>
  )
}

function TypedReport({ results: { files, matches }, typed }: Pick<ComparisonReportProps, 'results' | 'typed'>) {
  const words = usePageTexts<PageTexts>()
  const [[id, [algorithm = ''] = []] = [undefined]] = matches
  const pending = files.filter(({ isPending }) => isPending).length
  if (typed.state === 'prefix') {
    const count = [...matches.values()].reduce((sum, { length }) => sum + length, 0)
    return <p>{count > 0 ? fill(words.begins, { count }) : words.nothingBegins}</p>
  }
  if (matches.size === 1) {
    const name = files.find((file) => file.id === id)?.path ?? ''
    return <p data-kind="good">{fill(words.matchesOne, { algorithm, name })}</p>
  }
  if (matches.size > 1) return <p data-kind="good">{fill(words.matchesMany, { count: matches.size, algorithm })}</p>
  return pending > 0 ? <p>{fill(words.stillReading, { count: pending })}</p> : <p data-kind="bad">{words.nothing}</p>
}

const maxNames = 20

function Missing({ names }: { names: readonly string[] }) {
  const words = usePageTexts<PageTexts>()
  const listed = names.slice(0, maxNames).join(words.and)
  const more = names.length - maxNames
  return <p>{fill(more > 0 ? words.missingMore : words.missing, { names: listed, count: more })}</p>
}

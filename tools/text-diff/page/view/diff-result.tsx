import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useEffect, useMemo, useState } from 'react'
import { fill } from '#kit/sentence.ts'
import type { Part } from '#lib/diff/part-list.ts'
import { Spacer } from '#ui/bench/spacer.tsx'
import { IconButton } from '#ui/controls/button.tsx'
import type { Values } from '#ui/fields/values.ts'
import { usePageTexts } from '#ui/frame/tool.ts'
import { TrySample } from '#ui/material/try-sample.tsx'
import type { Running } from '#ui/run/use-operation.ts'
import { PatchButtons, type useSavePatch } from '../patch-buttons.tsx'
import { blocksOf } from '../rows/blocks.ts'
import { RowList, type View } from '../rows/row-list.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './diff.module.css'
import { DiffRows } from './diff-rows.tsx'
import { useChangeSteps } from './use-change-steps.ts'

export interface Comparison {
  parts: Part[]
  additions: number
  deletions: number
  unchanged: number
}

interface DiffResultProps {
  run: Running<unknown>
  output: Comparison | undefined
  values: Values
  view: View
  wraps: boolean
  patch: ReturnType<typeof useSavePatch>
  /** Told how many rows there are. */
  onCount: (rows: number) => void
}

/** What differs: the counts, the ways from change to change, and the rows. */
export function DiffResult({ run, output, values, view, wraps, patch, onCount }: DiffResultProps) {
  const words = usePageTexts<PageTexts>()
  const rows = useRows(output, values, view)
  const steps = useChangeSteps(rows.list)
  const { count, changes } = rows.list
  useEffect(() => onCount(count), [onCount, count])
  const isEqual = output !== undefined && changes.length === 0
  return (
    <section className={styles['result']} aria-label={words.differences} data-bench="output" data-state={stateOf(run)}>
      <div className={styles['head']}>
        <h2>{words.differences}</h2>
        {output && <Counts output={output} changes={changes.length} />}
        <Spacer />
        <span role="status" className={styles['meta']}>
          {steps.current !== undefined && fill(words.position, { index: steps.current + 1, count: changes.length })}
        </span>
        <IconButton
          label={words.previous}
          aria-keyshortcuts="Shift+F7 Alt+ArrowUp"
          disabled={changes.length === 0}
          onClick={steps.previous}
        >
          <IconChevronUp size={18} stroke={1.75} />
        </IconButton>
        <IconButton
          label={words.next}
          aria-keyshortcuts="F7 Alt+ArrowDown"
          disabled={changes.length === 0}
          onClick={steps.next}
        >
          <IconChevronDown size={18} stroke={1.75} />
        </IconButton>
        <PatchButtons patch={patch} isDisabled={!output} />
      </div>
      {output ? (
        <>
          {isEqual && <p className={styles['note']}>{isSame(output) ? words.equal : words.equalButIgnored}</p>}
          <DiffRows
            list={rows.list}
            longest={rows.longest}
            view={view}
            wraps={wraps}
            steps={steps}
            onUnfold={rows.unfold}
          />
        </>
      ) : (
        <div className={styles['note']}>
          <p>{words.waiting}</p>
          {run.state === 'idle' && <TrySample />}
        </div>
      )}
    </section>
  )
}

function Counts({ output, changes }: { output: Comparison; changes: number }) {
  const words = usePageTexts<PageTexts>()
  return (
    <>
      <span className={styles['meta']}>{changes === 1 ? words.oneChange : fill(words.counts, { changes })}</span>
      <span className={styles['tag']} data-kind="added">
        +{output.additions}
      </span>
      <span className={styles['tag']} data-kind="removed">
        −{output.deletions}
      </span>
      <span className={styles['meta']}>{fill(words.unchanged, { count: output.unchanged })}</span>
    </>
  )
}

/** The rows of a comparison; what was unfolded is folded again in the next one. */
function useRows(output: Comparison | undefined, values: Values, view: View) {
  const [unfolded, setUnfolded] = useState<{ of: unknown; blocks: ReadonlySet<number> }>(nothing)
  const isByLines = (values['mode'] ?? 'lines') === 'lines'
  const { ignoreCase, ignoreWhitespace, stripTrailingCr } = values
  const blocks = useMemo(() => blocksOf(output?.parts ?? [], isByLines), [output, isByLines])
  const longest = useMemo(() => longestOf(blocks), [blocks])
  const open = unfolded.of === blocks ? unfolded.blocks : nothing.blocks
  const list = useMemo(
    () =>
      new RowList(blocks, view, open, {
        ignoreCase: ignoreCase === true,
        ignoreWhitespace: ignoreWhitespace === true,
        stripTrailingCr: stripTrailingCr === true,
      }),
    [blocks, view, open, ignoreCase, ignoreWhitespace, stripTrailingCr],
  )
  return { list, longest, unfold: (block: number) => setUnfolded({ of: blocks, blocks: new Set([...open, block]) }) }
}

const nothing = { of: undefined, blocks: new Set<number>() }

const longestOf = (blocks: ReturnType<typeof blocksOf>): number =>
  blocks.reduce((longest, { left, right }) => Math.max(longest, left.longest, right.longest), 0)

const isSame = ({ parts }: Comparison): boolean => parts.every(({ changedText }) => changedText === undefined)

const stateOf = (run: Running<unknown>): string =>
  run.state === 'failed' ? 'error' : run.state === 'cancelled' ? 'idle' : run.state

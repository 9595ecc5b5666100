import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { fill } from '#kit/sentence.ts'
import { Spacer } from '#ui/bench/spacer.tsx'
import { IconButton } from '#ui/controls/button.tsx'
import type { Values } from '#ui/fields/values.ts'
import { usePageTexts } from '#ui/frame/tool.ts'
import { TrySample } from '#ui/material/try-sample.tsx'
import type { Running } from '#ui/run/use-operation.ts'
import { Chip } from '../chip.tsx'
import { PatchButtons, type useSavePatch } from '../patch-buttons.tsx'
import type { Block } from '../rows/blocks.ts'
import { RowList, type View } from '../rows/row-list.ts'
import type { PageTexts } from '../texts.en.ts'
import type { useView } from '../use-view.ts'
import type { Comparison } from './comparison.ts'
import styles from './diff.module.css'
import { DiffRows } from './diff-rows.tsx'
import { useBlocks } from './use-blocks.ts'
import { useChangeSteps } from './use-change-steps.ts'

interface DiffResultProps {
  run: Running<unknown>
  output: Comparison | undefined
  values: Values
  view: ReturnType<typeof useView>
  patch: ReturnType<typeof useSavePatch>
}

/** What differs: the counts, the ways from change to change, and the rows. */
export function DiffResult({ run, output: latest, values, view, patch }: DiffResultProps) {
  const words = usePageTexts<PageTexts>()
  const { blocks, of: output } = useBlocks(latest, (values['mode'] ?? 'lines') === 'lines')
  const rows = useRows(blocks, values, view.view)
  const steps = useChangeSteps(rows.list)
  const { count, changes } = rows.list
  const canWrap = count <= mostWrapped
  const isEqual = output !== undefined && changes.length === 0
  return (
    <section
      className={styles['result']}
      aria-label={words.differences}
      data-bench="output"
      data-state={run.state === 'done' && output !== latest ? 'running' : stateOf(run)}
    >
      <div className={styles['head']}>
        <h2>{words.differences}</h2>
        {output && <Counts output={output} changes={changes.length} />}
        <Spacer />
        <span role="status" className={styles['meta']}>
          {steps.current !== undefined && fill(words.position, { index: steps.current + 1, count: changes.length })}
        </span>
        <Chip
          label={words.wrap}
          help={canWrap ? undefined : fill(words.wrapLimit, { most: mostWrapped })}
          isOn={view.wraps && canWrap}
          isDisabled={!canWrap}
          onToggle={() => view.change({ wraps: !view.wraps })}
        />
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
            view={view.view}
            wraps={view.wraps && canWrap}
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

/** The most rows that are drawn as high as their lines need. */
const mostWrapped = 3000

/** The rows of a comparison; what was unfolded is folded again in the next one. */
function useRows(blocks: readonly Block[], values: Values, view: View) {
  const [unfolded, setUnfolded] = useState<{ of: unknown; blocks: ReadonlySet<number> }>(nothing)
  const { ignoreCase, ignoreWhitespace, stripTrailingCr } = values
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

const longestOf = (blocks: readonly Block[]): number =>
  blocks.reduce((longest, { left, right }) => Math.max(longest, left.longest, right.longest), 0)

const isSame = ({ parts }: Comparison): boolean => parts.every(({ changedText }) => changedText === undefined)

const stateOf = (run: Running<unknown>): string =>
  run.state === 'failed' ? 'error' : run.state === 'cancelled' ? 'idle' : run.state

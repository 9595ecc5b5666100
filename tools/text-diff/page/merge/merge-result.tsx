import { IconArrowBackUp, IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useDeferredValue, useMemo } from 'react'
import { fill } from '#kit/sentence.ts'
import { ResultActions } from '#ui/bench/result-actions.tsx'
import { ariaKeys } from '#ui/commands/aria-keys.ts'
import { useAnnounce } from '#ui/controls/announcer.tsx'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { Spacer } from '#ui/controls/spacer.tsx'
import { Tag } from '#ui/controls/tag.tsx'
import { ResultFrame } from '#ui/panes/result-frame.tsx'
import { TrySample } from '#ui/panes/try-sample.tsx'
import type { Run } from '#ui/run/use-operation.ts'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import type { Merging } from '../../comparison/merging.ts'
import type { Choice } from '../../merge/write-merge.ts'
import { Chip } from '../chip.tsx'
import type { PageTexts } from '../texts.en.ts'
import { useView } from '../use-view.ts'
import styles from './merge.module.css'
import { type MergeNaming, MergeRowList } from './merge-row-list.ts'
import { MergeRows } from './merge-rows.tsx'
import { useChoices } from './use-choices.ts'
import { useConflictSteps } from './use-conflict-steps.ts'

interface MergeResultProps {
  run: Run<unknown>
  merging: Merging | undefined
  naming: MergeNaming
}

/** The merged text, with the number of open conflicts, buttons to go from one to the next, and the choices for each. */
export function MergeResult({ run, merging = none, naming }: MergeResultProps) {
  const words = usePageTexts<PageTexts>()
  const labels = useToolTexts().output
  const announce = useAnnounce()
  const { choices, choose, undo } = useChoices(merging)
  const view = useView()
  const list = useMemo(() => new MergeRowList(merging, choices, naming), [merging, choices, naming])
  const steps = useConflictSteps(list)
  const resolved = useResolvedRun(run, list)
  const { conflicts, open } = list

  function take(parts: readonly number[], choice: Choice): void {
    choose(parts, choice)
    const left = open.filter((part) => !parts.includes(part)).length
    announce(left === 0 ? words.allResolved : fill(words.openConflicts, { open: left, count: conflicts.length }))
  }

  return (
    <ResultFrame
      title={labels['text']?.label ?? ''}
      size={
        merging !== none &&
        (conflicts.length === 0 ? (
          <Tag kind="good">{words.noConflicts}</Tag>
        ) : open.length === 0 ? (
          <Tag kind="good">{words.allResolved}</Tag>
        ) : (
          <Tag kind="warning">{fill(words.openConflicts, { open: open.length, count: conflicts.length })}</Tag>
        ))
      }
      actions={<ResultActions run={resolved} main="text" />}
      state={run.state === 'failed' ? 'error' : run.state === 'cancelled' ? 'idle' : run.state}
    >
      {merging !== none && (
        <div className={styles['tools']}>
          {conflicts.length > 0 && (
            <>
              <IconButton
                label={words.previousConflict}
                aria-keyshortcuts={ariaKeys('previous-change')}
                onClick={steps.previous}
              >
                <IconChevronUp size={18} stroke={1.75} />
              </IconButton>
              <IconButton label={words.nextConflict} aria-keyshortcuts={ariaKeys('next-change')} onClick={steps.next}>
                <IconChevronDown size={18} stroke={1.75} />
              </IconButton>
              <IconButton label={words.undoChoice} disabled={!undo} aria-keyshortcuts="Control+Z" onClick={undo}>
                <IconArrowBackUp size={18} stroke={1.75} />
              </IconButton>
              {(['mine', 'theirs'] as const).map((side) => (
                <Button key={side} size="small" disabled={open.length === 0} onClick={() => take(open, side)}>
                  {words.takeAll[side]}
                </Button>
              ))}
            </>
          )}
          <Spacer />
          <Chip label={words.wrap} isOn={view.wraps} onToggle={() => view.change({ wraps: !view.wraps })} />
        </div>
      )}
      {merging === none ? (
        <div className={styles['note']}>
          <p>{words.mergeWaiting}</p>
          {run.state === 'idle' && <TrySample />}
        </div>
      ) : list.lineCount === 0 && conflicts.length === 0 ? (
        <p className={styles['note']}>{words.mergedEmpty}</p>
      ) : (
        <MergeRows
          list={list}
          wraps={view.wraps}
          steps={steps}
          onTake={(part, choice) => take([part], choice)}
          onUndo={undo}
        />
      )}
    </ResultFrame>
  )
}

/** The run with the text as resolved so far, to be copied or downloaded. */
function useResolvedRun(run: Run<unknown>, list: MergeRowList) {
  // Writing a long text must not delay the choice.
  const later = useDeferredValue(list)
  const output = useMemo(() => (later.merging === none ? undefined : { text: later.text() }), [later])
  return { ...run, output } as Parameters<typeof ResultActions>[0]['run']
}

const emptyText = { units: new Uint16Array(), starts: new Int32Array(1), longest: 0 }

/** The state before the first merge. */
const none: Merging = {
  texts: { base: emptyText, mine: emptyText, theirs: emptyText },
  parts: new Int32Array(),
  conflicts: 0,
}

import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { fill } from '#kit/sentence.ts'
import type { Values } from '#kit/values.ts'
import type { IgnoreOptions } from '#lib/diff/tokens.ts'
import { ariaKeys } from '#ui/commands/aria-keys.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { resultPart } from '#ui/panes/bench-parts.ts'
import { TrySample } from '#ui/panes/try-sample.tsx'
import type { Running } from '#ui/run/use-operation.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { Comparison } from '../../comparison/comparison.ts'
import { RowList } from '../../rows/row-list.ts'
import type { View } from '../../rows/row-runs.ts'
import { Chip } from '../chip.tsx'
import { ColorChoice } from '../color-choice.tsx'
import { languageOfFile } from '../colors/code-languages.ts'
import { ColorsProvider, useColors } from '../colors/use-colors.ts'
import { HtmlButton } from '../html-button.tsx'
import { PatchButtons, type useSavePatch } from '../patch-buttons.tsx'
import type { PageTexts } from '../texts.en.ts'
import { useFileName } from '../use-file-names.ts'
import type { useView } from '../use-view.ts'
import { ViewSwitch } from '../view-options.tsx'
import styles from './diff.module.css'
import { useChangeSteps } from './use-change-steps.ts'

const loadRows = () => import('./diff-rows.tsx')

// Loaded while the first texts are compared, so that the page without any is painted sooner.
const DiffRows = lazy(loadRows)

interface DiffResultProps {
  run: Running<unknown>
  output: Comparison | undefined
  values: Values
  view: ReturnType<typeof useView>
  patch: ReturnType<typeof useSavePatch>
}

/** The result of a comparison: the counts, buttons to go from change to change, and the rows. */
export function DiffResult({ run, output, values, view, patch }: DiffResultProps) {
  const words = usePageTexts<PageTexts>()
  const rows = useRows(output ?? none, values, view.view)
  const steps = useChangeSteps(rows.list)
  const fileNames = [useFileName('changed'), useFileName('original')]
  const [byName] = fileNames.flatMap((name) => languageOfFile(name) ?? [])
  const colors = useColors(output, view.colors === 'auto' ? byName : view.colors === 'none' ? undefined : view.colors)
  const { changeRows } = rows.list
  const isEqual = output !== undefined && changeRows.length === 0
  const isRunning = run.state === 'running'
  useEffect(() => {
    // A failure is met again where the rows are drawn.
    if (isRunning) loadRows().catch(() => {})
  }, [isRunning])
  return (
    <section className={styles['result']} aria-label={words.differences} {...resultPart} data-state={stateOf(run)}>
      <div className={styles['head']}>
        <h2>{words.differences}</h2>
        {output && <Counts output={output} changes={changeRows.length} />}
        <div className={styles['tools']}>
          <span role="status" className={styles['meta']}>
            {steps.current !== undefined &&
              fill(words.position, { index: steps.current + 1, count: changeRows.length })}
          </span>
          {/* On a phone it is in the bar's menu. */}
          <span className={styles['wide']}>
            <ColorChoice view={view} />
            <ViewSwitch view={view} />
          </span>
          <Chip label={words.wrap} isOn={view.wraps} onToggle={() => view.change({ wraps: !view.wraps })} />
          <IconButton
            label={words.previous}
            aria-keyshortcuts={ariaKeys('previous-change')}
            disabled={changeRows.length === 0}
            onClick={steps.previous}
          >
            <IconChevronUp size={18} stroke={1.75} />
          </IconButton>
          <IconButton
            label={words.next}
            aria-keyshortcuts={ariaKeys('next-change')}
            disabled={changeRows.length === 0}
            onClick={steps.next}
          >
            <IconChevronDown size={18} stroke={1.75} />
          </IconButton>
          <HtmlButton list={rows.list} view={view} isDisabled={!output} />
          <PatchButtons patch={patch} isDisabled={!output} />
        </div>
      </div>
      {output ? (
        <>
          {isEqual && <p className={styles['note']}>{output.isSame ? words.equal : words.equalButIgnored}</p>}
          <ColorsProvider value={colors}>
            <Suspense>
              <DiffRows list={rows.list} view={view.view} wraps={view.wraps} steps={steps} onUnfold={rows.unfold} />
            </Suspense>
          </ColorsProvider>
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
  const moves = output.moves.inOrderOfLeft.length / 3
  return (
    <>
      <span className={styles['meta']}>{fill(words.counts, { changes })}</span>
      <span className={styles['tag']} data-kind="added">
        +{output.additions}
      </span>
      <span className={styles['tag']} data-kind="removed">
        −{output.deletions}
      </span>
      <span className={styles['meta']}>{fill(words.unchanged, { count: output.unchanged })}</span>
      {moves > 0 && (
        <span className={styles['tag']} data-kind="moved">
          {fill(words.moves, { count: moves })}
        </span>
      )}
    </>
  )
}

/** The rows of a comparison; a new comparison folds everything again. */
function useRows(comparison: Comparison, values: Values, view: View) {
  const [unfolded, setUnfolded] = useState<{ of: unknown; gaps: ReadonlySet<number> }>(nothing)
  const { ignoreCase, ignoreWhitespace, stripTrailingCr } = values
  const ignoredIn = useIgnored(String(values['ignorePattern'] ?? ''))
  const open = unfolded.of === comparison ? unfolded.gaps : nothing.gaps
  const list = useMemo(
    () =>
      new RowList(comparison, view, open, {
        ignoreCase: ignoreCase === true,
        ignoreWhitespace: ignoreWhitespace === true,
        stripTrailingCr: stripTrailingCr === true,
        ignoredIn,
      }),
    [comparison, view, open, ignoreCase, ignoreWhitespace, stripTrailingCr, ignoredIn],
  )
  return { list, unfold: (gap: number) => setUnfolded({ of: comparison, gaps: new Set([...open, gap]) }) }
}

/** The matcher of the ignored pattern, for marking words in changed lines; RE2 is loaded with the first pattern. */
function useIgnored(pattern: string): IgnoreOptions['ignoredIn'] {
  const [ignoredIn, set] = useState<IgnoreOptions['ignoredIn']>()
  useEffect(() => {
    let isLate = false
    const take = (loaded: IgnoreOptions['ignoredIn']) => isLate || set(() => loaded)
    if (pattern === '') take(undefined)
    // An invalid pattern is already reported by the comparison.
    else
      import('../../comparison/ignored-pattern.ts')
        .then(({ ignoredByPattern }) => ignoredByPattern(pattern))
        .then(take, () => take(undefined))
    return () => {
      isLate = true
    }
  }, [pattern])
  return ignoredIn
}

const nothing = { of: undefined, gaps: new Set<number>() }

const emptyText = { units: new Uint16Array(), starts: new Int32Array(1), longest: 0 }

/** The state before the first comparison. */
const none: Comparison = {
  additions: 0,
  deletions: 0,
  unchanged: 0,
  isSame: true,
  left: emptyText,
  right: emptyText,
  changes: new Int32Array(),
  marks: undefined,
  moves: { inOrderOfLeft: new Int32Array(), inOrderOfRight: new Int32Array() },
}

const stateOf = (run: Running<unknown>): string =>
  run.state === 'failed' ? 'error' : run.state === 'cancelled' ? 'idle' : run.state

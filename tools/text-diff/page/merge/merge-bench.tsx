import { useMemo, useRef } from 'react'
import { fieldsOf } from '#kit/json-schema.ts'
import { isMaterial } from '#kit/main-field.ts'
import type { Values } from '#kit/values.ts'
import { BenchFrame } from '#ui/bench/bench-frame.tsx'
import { OptionsRail } from '#ui/bench/options-rail.tsx'
import { SamplesMenu } from '#ui/bench/samples-menu.tsx'
import { StatusLine } from '#ui/bench/status-line.tsx'
import { useLiveRun } from '#ui/bench/use-live-run.ts'
import { useValues } from '#ui/bench/use-values.ts'
import { useCommand } from '#ui/commands/use-command.ts'
import { Spacer } from '#ui/controls/spacer.tsx'
import { TextPane } from '#ui/editor/text-pane.tsx'
import { useIssues } from '#ui/fields/use-issues.ts'
import { useRunHistory } from '#ui/history/use-run-history.ts'
import { focusInput } from '#ui/panes/bench-parts.ts'
import { Panes } from '#ui/panes/panes.tsx'
import type { Running } from '#ui/run/use-operation.ts'
import { useSettledRun } from '#ui/run/use-settled-run.ts'
import { useOperations } from '#ui/tool/open-tool.tsx'
import { useToolTexts } from '#ui/tool/tool-texts.ts'
import { isSameMerging, type Merging } from '../../comparison/merging.ts'
import type { MergeStyle } from '../../merge/merge-parts.ts'
import type * as Operations from '../../operations.ts'
import { OperationSwitch } from '../operation-switch.tsx'
import styles from './merge.module.css'
import { MergeResult } from './merge-result.tsx'

const sides = ['base', 'mine', 'theirs'] as const

/** The field of each text's label in the conflict markers. */
const nameFields = { base: 'baseName', mine: 'mineName', theirs: 'theirsName' } as const

/** Three texts on top, the merged text with its conflicts below. */
export default function MergeBench() {
  const { merge } = useOperations<typeof Operations>()
  const { values, change } = useValues(merge.input)
  const { run, runNow } = useLiveRun(merge, useSchemaWithoutNames(merge.input))
  const merging = useStableMerging(run.output as unknown as Merging | undefined)
  const naming = useNaming(values)
  const options = fieldsOf(merge.input).filter(([, field]) => !isMaterial(field))
  const issues = useIssues(useSettledRun(run))
  useRunHistory(merge, values, useSummarized(run))
  useCommand('run', runNow)
  useCommand('cancel', run.state === 'running' ? run.cancel : undefined)
  useCommand('go-to-input', focusInput)
  return (
    <BenchFrame
      run={run}
      status={<StatusLine run={run} onAgain={runNow} />}
      bar={
        <>
          <OperationSwitch />
          <Spacer />
          <SamplesMenu />
        </>
      }
    >
      <Panes isStacked>
        <ThreeTexts values={values} onChange={change} />
        <MergeResult run={run} merging={merging} naming={naming} />
        <OptionsRail fields={options} values={values} issues={issues} onChange={change} />
      </Panes>
    </BenchFrame>
  )
}

interface ThreeTextsProps {
  values: Values
  onChange: (changed: Values) => void
}

/** The common base and the two texts derived from it. The name of an opened file becomes the text's label. */
function ThreeTexts({ values, onChange }: ThreeTextsProps) {
  const words = useToolTexts().input
  return (
    <div className={styles['texts']}>
      {sides.map((name) => (
        <TextPane
          key={name}
          name={name}
          text={words[name] ?? { label: name, help: '' }}
          mediaType="text/plain"
          keepsMark
          value={values[name]}
          isFirst={name === 'base'}
          isBad={false}
          hasDivider={false}
          onChange={(value, fileName) =>
            onChange({ [name]: value, ...(fileName !== undefined && { [nameFields[name]]: fileName || undefined }) })
          }
        />
      ))}
    </div>
  )
}

/** Leaves the labels out of the schema: the page writes them, so that a new label needs no new merge. */
function useSchemaWithoutNames(schema: Parameters<typeof useLiveRun>[1]) {
  return useMemo(() => {
    const named: string[] = Object.values(nameFields)
    const rest = fieldsOf(schema).filter(([name]) => !named.includes(name))
    return { ...schema, properties: Object.fromEntries(rest) }
  }, [schema])
}

function useNaming(values: Values) {
  const name = (field: string, usual: string) => String(values[field] || usual)
  const [base, mine, theirs] = [name('baseName', 'base'), name('mineName', 'mine'), name('theirsName', 'theirs')]
  const style: MergeStyle = values['style'] === 'diff3' ? 'diff3' : 'merge'
  return useMemo(() => ({ names: { base, mine, theirs }, style }), [base, mine, theirs, style])
}

/** Returns the previous merge if a new run gives the same, so that the choices made in it stay. */
function useStableMerging(merging: Merging | undefined): Merging | undefined {
  const last = useRef<Merging>(undefined)
  if (merging && !(last.current && isSameMerging(last.current, merging))) last.current = merging
  return merging && last.current
}

/** The run for the history, with only the number of conflicts. */
function useSummarized(run: Running<unknown>): Running<Record<string, unknown>> {
  const output = run.output as Merging | undefined
  const summary = useMemo(() => output && { conflicts: output.conflicts }, [output])
  return { ...run, output: summary } as Running<Record<string, unknown>>
}

import { type ComponentType, type ReactNode, useState } from 'react'
import { fieldsOf, type JsonSchema } from '#kit/json-schema.ts'
import { isMaterial, mainFieldIn, warningsField } from '#kit/main-field.ts'
import { relevantFields } from '#kit/only-for.ts'
import type { Values } from '#kit/values.ts'
import { Spacer } from '../controls/spacer.tsx'
import type { CaretPosition } from '../editor/code-editor.tsx'
import type { FieldListProps } from '../fields/field-list.tsx'
import { useIssues } from '../fields/use-issues.ts'
import { useRunHistory } from '../history/use-run-history.ts'
import { useLanguage } from '../language/language.ts'
import { FactList, type FactListProps } from '../output/fact-list.tsx'
import type { OutputViewerProps } from '../output/output-viewer.tsx'
import { useIssueLink } from '../output/use-issue-link.tsx'
import { Warnings } from '../output/warnings.tsx'
import { PaneDivider } from '../panes/pane-divider.tsx'
import { Panes } from '../panes/panes.tsx'
import type { Running } from '../run/use-operation.ts'
import { useSettledRun } from '../run/use-settled-run.ts'
import { useTool } from '../tool/open-tool.tsx'
import { useToolTexts } from '../tool/tool-texts.ts'
import { ActionBar } from './action-bar.tsx'
import { AgainButton } from './again-button.tsx'
import styles from './bench.module.css'
import { BenchFrame } from './bench-frame.tsx'
import { InputPane, type InputPaneProps } from './input-pane.tsx'
import { OptionsRail } from './options-rail.tsx'
import { QuestionRow } from './question-row.tsx'
import { ResultPane } from './result-pane.tsx'
import { SamplesMenu } from './samples-menu.tsx'
import { StatusLine } from './status-line.tsx'
import { useBenchKeys } from './use-bench-keys.ts'
import { useLiveRun } from './use-live-run.ts'

export interface BenchProps {
  /** The content of its bar: the switch between operations. */
  modes?: ReactNode
  /** The parts that a page draws itself. */
  parts?: Parts
  /** The result is below the input, which takes the whole width. */
  isStacked?: boolean
  /** Which fields are the input, and come first; by default only texts and files. */
  isInput?: (name: string, schema: JsonSchema) => boolean
  /** The sample that runs while the input is empty, and its remark in the status line. */
  example?: Example | undefined
}

interface Example {
  values: Values
  remark: string
}

interface Parts {
  InputPane?: ComponentType<InputPaneProps>
  FactList?: ComponentType<FactListProps>
  OutputViewer?: ComponentType<OutputViewerProps>
  /** The content of the result's header before its buttons, such as a switch of views. */
  ResultTools?: ComponentType<{ output: Record<string, unknown> | undefined }>
  OptionsRail?: ComponentType<FieldListProps>
  /** The content of the divider between input and result. */
  PaneDivider?: ComponentType<{ run: Running<Record<string, unknown>> }>
  /** The end of the status line, in place of the warnings: it shows them, or they are shown elsewhere. */
  Remark?: ComponentType<{ run: Running<Record<string, unknown>>; warnings: ReactNode }>
}

/** Beside a pane of a text or a file there is no form: the other fields of the input are among the options then. */
function inputsAmong(fields: Field[], isInput: NonNullable<BenchProps['isInput']>): Field[] {
  const inputs = fields.filter((field) => isInput(...field))
  const panes = inputs.filter(([, field]) => isMaterial(field))
  return panes.length > 0 ? panes : inputs
}

type Field = [name: string, schema: JsonSchema]

/**
 * The bench of the open operation, rendered from its schemas: the input at the left, the live result at the right,
 * the options beside them.
 */
export function Bench(props: BenchProps) {
  const { open } = useTool()
  // Resets the state when the operation changes.
  return <OpenBench key={open} {...props} />
}

function OpenBench({ modes, parts = {}, isStacked, isInput = (_, field) => isMaterial(field), example }: BenchProps) {
  const { operations, open } = useTool()
  const operation = operations[open]
  if (!operation) throw new Error(`There is no operation "${open}"`)

  const { input: schema, output: outputs } = operation
  const main = mainFieldIn(outputs, useLanguage())
  const [go, setGo] = useState<CaretPosition>()
  const live = useLiveRun(operation, schema, { holds: true, example: example?.values })
  const { run, values, change, runNow, isExample } = live
  const fields = fieldsOf(schema)
  const materials = inputsAmong(fields, isInput)
  const options = relevantFields(
    fields.filter((field) => !materials.includes(field)),
    schema,
    values,
  )
  // Required fields are above the panes; optional ones are options.
  const questions = options.filter(([name]) => schema.required?.includes(name))
  const labels = useToolTexts().output
  const settled = useSettledRun(run)
  const issues = useIssues(settled)
  const onSelectPosition = materials.some(([, field]) => field.contentMediaType) ? setGo : undefined
  const [places = ''] = fieldsOf(outputs).find(([, field]) => field.format === 'diagnostics') ?? []
  const link = useIssueLink({ run: settled, diagnostics: run.output?.[places], onSelectPosition })
  useRunHistory(operation, values, isExample ? undefined : run)
  useBenchKeys(run, runNow, main)

  const { InputPane: Inputs = InputPane, OptionsRail: Rail = OptionsRail, ResultTools, Remark } = parts
  const OwnDivider = parts.PaneDivider
  // If the output is nothing but a list of warnings, the list is the result.
  const warnings = main === undefined ? [] : fieldsOf(outputs).filter(([name]) => name === warningsField)
  const told = run.state === 'failed' ? [] : [run.output?.[warningsField] ?? []].flat()
  const warningsLine =
    run.output && warnings.length > 0 && told.length > 0 ? (
      <Warnings count={told.length}>
        <FactList
          fields={warnings}
          output={run.output}
          labels={labels}
          isStale={false}
          onSelectPosition={onSelectPosition}
        />
      </Warnings>
    ) : undefined
  const notes = warningsLine ?? link ?? (isExample && run.output ? example?.remark : undefined)
  const inputs = materials.length > 0 ? materials : options
  const rail = materials.length > 0 ? options.filter((option) => !questions.includes(option)) : []
  return (
    <>
      <BenchFrame
        run={run}
        bar={
          <>
            {modes}
            <Spacer />
            {operation.varies && <AgainButton className={styles['again']} onClick={runNow} />}
            <SamplesMenu />
          </>
        }
        status={
          <StatusLine
            run={run}
            onAgain={runNow}
            remark={Remark ? <Remark run={run} warnings={warningsLine} /> : notes}
          />
        }
      >
        {materials.length > 0 && questions.length > 0 && (
          <QuestionRow fields={questions} values={values} issues={issues} onChange={change} />
        )}
        <Panes hasRail={rail.length > 0} isStacked={isStacked}>
          <Inputs fields={inputs} values={values} issues={issues} run={settled} go={go} onChange={change} />
          <ResultPane
            run={run}
            main={main}
            schema={outputs}
            FactList={parts.FactList}
            OutputViewer={parts.OutputViewer}
            editing={{ output: run.output, isFailed: settled.state === 'failed', issues, onChange: change }}
            tools={ResultTools && <ResultTools output={run.output} />}
            onSelectPosition={onSelectPosition}
            divider={
              OwnDivider ? (
                <OwnDivider run={run} />
              ) : (
                operation.undoneBy && <PaneDivider operation={operation} run={run} values={values} />
              )
            }
          />
          {rail.length > 0 && <Rail fields={rail} values={values} issues={issues} onChange={change} />}
        </Panes>
      </BenchFrame>
      <ActionBar run={run} main={main} hasOptions={rail.length > 0} onAgain={operation.varies ? runNow : undefined} />
    </>
  )
}

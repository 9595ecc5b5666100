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
  /** What stands in its bar: how a page switches between operations. */
  modes?: ReactNode
  /** What a page draws in its own way. */
  parts?: Parts
  /** The result stands under what is worked on, which has the whole width. */
  isStacked?: boolean
  /** Which fields say what is made, and stand where one begins; texts and files alone where it is left out. */
  isInput?: (name: string, schema: JsonSchema) => boolean
  /** What is worked on while nothing is there, and what the status line says of it. */
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
  /** What stands in the head of the result before its buttons, such as how it is looked at. */
  ResultTools?: ComponentType<{ output: Record<string, unknown> | undefined }>
  OptionsRail?: ComponentType<FieldListProps>
  /** What stands on the divider between the input and the result. */
  PaneDivider?: ComponentType<{ run: Running<Record<string, unknown>> }>
  /** What the status line says at its end, in place of the warnings too: it shows them, or says them elsewhere. */
  Remark?: ComponentType<{ run: Running<Record<string, unknown>>; warnings: ReactNode }>
}

/** Beside the pane of a text or a file there is no form: what else belongs to the input stands with the options then. */
function inputsAmong(fields: Field[], isInput: NonNullable<BenchProps['isInput']>): Field[] {
  const inputs = fields.filter((field) => isInput(...field))
  const panes = inputs.filter(([, field]) => isMaterial(field))
  return panes.length > 0 ? panes : inputs
}

type Field = [name: string, schema: JsonSchema]

/**
 * The bench of the open operation, drawn from its schemas: what is worked on at the left, the live result at the right,
 * the options beside.
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
  // Required fields are the question on top; optional ones are options.
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
  // An output that is a list of warnings and no more is the result itself.
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

import { useMemo } from 'react'
import { isMaterial, keepsMark, takesFile } from '#kit/main-field.ts'
import type { CaretPosition } from '../editor/code-editor.tsx'
import type { TextMark } from '../editor/text-mark.ts'
import { textMarks } from '../editor/text-marks.ts'
import { TextPane } from '../editor/text-pane.tsx'
import { useFailureMarks } from '../editor/use-failure-marks.ts'
import { FieldList, type FieldListProps } from '../fields/field-list.tsx'
import { inputPart } from '../panes/bench-parts.ts'
import { FilePane } from '../panes/file-pane.tsx'
import { PaneStack } from '../panes/pane.tsx'
import type { PaneProps } from '../panes/pane-props.ts'
import type { Run } from '../run/use-operation.ts'
import { useToolTexts } from '../tool/tool-texts.ts'
import styles from './bench.module.css'

export interface InputPaneProps extends FieldListProps {
  run: Run<unknown>
  /** Whether another pane comes before these, and takes files dropped on the page. */
  isFollowing?: boolean
  /** Where to move the caret of the first text. */
  go?: CaretPosition | undefined
  /** Marks the parts of a field's text. */
  marksIn?: ((name: string, text: string) => readonly TextMark[]) | undefined
}

/** The input: a pane for each text or file; without any, the form itself. */
export function InputPane({ fields, values, issues, run, isFollowing = false, go, marksIn, onChange }: InputPaneProps) {
  const words = useToolTexts().input
  const textOf = (name: string) => words[name] ?? { label: name, help: '' }
  const panes = fields.filter(([, schema]) => isMaterial(schema))
  const [firstText] = panes.find(([, schema]) => schema.contentMediaType) ?? []

  if (panes.length === 0) {
    return (
      <div className={styles['form']} {...inputPart}>
        <FieldList fields={fields} values={values} issues={issues} onChange={onChange} />
      </div>
    )
  }
  return (
    <PaneStack>
      {panes.map(([name, schema], index) => {
        const isFirst = index === 0 && !isFollowing
        const pane: PaneProps = {
          name,
          text: textOf(name),
          mediaType: schema.contentMediaType ?? '',
          value: values[name],
          keepsMark: keepsMark(schema),
          isFirst,
          // An issue without a field is shown at the input.
          isBad: run.state === 'failed' && (name in issues || (isFirst && Object.keys(issues).length === 0)),
          onChange: (value) => onChange({ [name]: value }),
        }
        if (schema.type === 'array') {
          return (
            <div key={name} className={styles['form']} {...inputPart}>
              <div data-bench={takesFile(schema) ? 'file' : undefined}>
                <FieldList fields={[[name, schema]]} values={values} issues={issues} onChange={onChange} />
              </div>
            </div>
          )
        }
        // A field for a text or a file shows a file as a file: as a text it would look empty.
        if (!schema.contentMediaType || values[name] instanceof File) return <FilePane key={name} {...pane} />
        return (
          <MarkedPane
            key={name}
            pane={pane}
            run={run}
            isMeant={name in issues}
            go={name === firstText ? go : undefined}
            marksIn={marksIn}
          />
        )
      })}
    </PaneStack>
  )
}

interface MarkedPaneProps extends Pick<InputPaneProps, 'run' | 'go' | 'marksIn'> {
  pane: PaneProps
  isMeant: boolean
}

/** A text field, with the position of the run's error marked if it belongs to this field. */
function MarkedPane({ pane, run, isMeant, go, marksIn }: MarkedPaneProps) {
  const failure = useFailureMarks(run, pane.value, isMeant)
  const { name, value } = pane
  const marks = useMemo(
    () => (marksIn && typeof value === 'string' ? [...marksIn(name, value), ...failure] : failure),
    [marksIn, name, value, failure],
  )
  const addition = useMemo(() => textMarks(marks), [marks])
  return <TextPane {...pane} go={go} addition={addition} />
}

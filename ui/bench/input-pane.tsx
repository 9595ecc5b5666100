import { isMaterial } from '#kit/main-field.ts'
import { TextPane } from '../editor/text-pane.tsx'
import { FieldList, type FieldListProps } from '../fields/field-list.tsx'
import { useTool } from '../frame/tool.ts'
import type { Run } from '../run/use-operation.ts'
import styles from './bench.module.css'
import { FilePane } from './file-pane.tsx'
import { PaneStack } from './pane.tsx'

export interface InputPaneProps extends FieldListProps {
  run: Run<unknown>
  /** Another pane comes before these: what is dropped on the page is meant for that one. */
  isFollowing?: boolean
}

/** What is worked on: a pane for each text or file; where there is none, the form itself. */
export function InputPane({ fields, values, issues, run, isFollowing = false, onChange }: InputPaneProps) {
  const words = useTool().texts.input
  const textOf = (name: string) => words[name] ?? { label: name, help: '' }
  const panes = fields.filter(([, schema]) => isMaterial(schema))

  if (panes.length === 0) {
    return (
      <div className={styles['rail']} style={{ border: 0 }} data-bench="input">
        <FieldList fields={fields} values={values} issues={issues} onChange={onChange} />
      </div>
    )
  }
  return (
    <PaneStack>
      {panes.map(([name, schema], index) => {
        const Pane = schema.contentMediaType ? TextPane : FilePane
        return (
          <Pane
            key={name}
            name={name}
            text={textOf(name)}
            mediaType={schema.contentMediaType ?? ''}
            value={values[name]}
            isFirst={index === 0 && !isFollowing}
            isBad={run.state === 'failed' && ((index === 0 && !isFollowing) || name in issues)}
            onChange={(value) => onChange({ [name]: value })}
          />
        )
      })}
    </PaneStack>
  )
}

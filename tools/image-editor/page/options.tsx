import type { ReactNode } from 'react'
import { fieldsOf, type JsonSchema } from '#kit/json-schema.ts'
import { relevantFields } from '#kit/only-for.ts'
import type { BatchSettings } from '#ui/batch/use-batch-settings.ts'
import { FieldList } from '#ui/fields/field-list.tsx'
import { FieldNote, FieldPair } from '#ui/fields/field-pair.tsx'
import { Rail } from '#ui/panes/rail.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { EditName } from './edits.ts'
import type { PageTexts } from './texts.en.ts'

interface EditOptionsProps {
  edit: EditName
  options: BatchSettings
  scope: ReactNode
  schema: JsonSchema
}

/** Fields shown side by side. */
const pairs: Record<string, string> = { left: 'top', width: 'height', rows: 'columns' }

/** The options of an edit; areas marked on the stage are shown as numbers. */
export function EditOptions({ edit, options, scope, schema }: EditOptionsProps) {
  const words = usePageTexts<PageTexts>()
  const { chosen, problems, change, reset } = options
  const fields = relevantFields(
    fieldsOf(schema).filter(([name]) => name !== 'file' && name !== 'areas'),
    schema,
    chosen,
  )
  const seconds = Object.values(pairs)
  const list = (...names: string[]) => (
    <FieldList
      fields={fields.filter(([name]) => names.includes(name))}
      values={chosen}
      issues={problems}
      onChange={change}
    />
  )
  return (
    <Rail scope={scope} reset={reset}>
      {fields.map(([name]) => {
        const second = pairs[name]
        if (seconds.includes(name)) return null
        if (!second) return <div key={name}>{list(name)}</div>
        return (
          <FieldPair key={name}>
            {list(name)}
            {list(second)}
          </FieldPair>
        )
      })}
      <FieldNote>{words.notes[edit]}</FieldNote>
    </Rail>
  )
}

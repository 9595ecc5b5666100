import { FieldList, type FieldListProps } from '../fields/field-list.tsx'
import { Rail } from '../panes/rail.tsx'

/** The options beside the panes; they are remembered on this device. */
export function OptionsRail(props: FieldListProps) {
  return (
    <Rail>
      <FieldList {...props} />
    </Rail>
  )
}

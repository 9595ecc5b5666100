import { FieldList, type FieldListProps } from './field-list.tsx'
import { Rail } from './rail.tsx'
import { useWorkbench } from './workbench.tsx'

/** The options beside the panes; they are remembered on this device. */
export function OptionsRail(props: FieldListProps) {
  const { resetOptions } = useWorkbench()
  return (
    <Rail onReset={resetOptions}>
      <FieldList {...props} />
    </Rail>
  )
}

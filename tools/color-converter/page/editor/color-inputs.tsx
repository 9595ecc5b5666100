import { InputPane, type InputPaneProps } from '#ui/bench/input-pane.tsx'
import { FieldList } from '#ui/fields/field-list.tsx'
import { PaneStack } from '#ui/panes/pane.tsx'
import { useToolTexts } from '#ui/tool/tool-texts.ts'
import { ColorPane } from './color-pane.tsx'
import styles from './editor.module.css'

/** Fields with a single color. */
const colorFields = new Set(['color', 'foreground', 'background', 'first', 'second'])

/** Color fields as swatches with sliders, and all other fields below. */
export function ColorInputs(props: InputPaneProps) {
  const { fields, values, issues, run, onChange } = props
  const words = useToolTexts().input
  const colors = fields.filter(([name]) => colorFields.has(name))
  const others = fields.filter(([name]) => !colorFields.has(name))
  if (colors.length === 0) return <InputPane {...props} />
  const isUnnamed = Object.keys(issues).length === 0
  const panes = (
    <>
      {colors.map(([name], index) => (
        <ColorPane
          key={name}
          text={words[name] ?? { label: name, help: '' }}
          value={values[name]}
          isFirst={index === 0}
          isAlone={colors.length === 1}
          isBad={run.state === 'failed' && (name in issues || (isUnnamed && index === 0))}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
    </>
  )
  if (others.length === 0) return <PaneStack>{panes}</PaneStack>
  return (
    <PaneStack>
      <div className={styles['stack']}>
        {panes}
        <div className={styles['others']}>
          <FieldList fields={others} values={values} issues={issues} onChange={onChange} />
        </div>
      </div>
    </PaneStack>
  )
}

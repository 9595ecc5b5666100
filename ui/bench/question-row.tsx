import { FieldList, type FieldListProps } from '../fields/field-list.tsx'
import styles from './bench.module.css'

/** The fields above the panes, at full width: a path to look for, a pattern to test. */
export function QuestionRow(props: FieldListProps) {
  return (
    <div className={styles['question']}>
      <FieldList {...props} />
    </div>
  )
}

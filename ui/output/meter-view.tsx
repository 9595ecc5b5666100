import styles from './output.module.css'
import type { OutputViewProps } from './output-view-props.ts'

/**
 * A number between bounds as a bar: `minimum` and `maximum` of its schema, or up to its `x-full`, beyond which more makes no
 * difference. The number is shown beside it.
 */
export default function MeterView({ value, schema, text }: OutputViewProps) {
  const number = Number(value)
  const from = schema.minimum ?? 0
  const to = Number(schema['x-full'] ?? schema.maximum ?? 1)
  const share = Math.min(1, Math.max(0, (number - from) / (to - from)))
  const said = schema.maximum === undefined ? String(value) : `${value} / ${schema.maximum}`
  return (
    <div className={styles['meter']}>
      {/* biome-ignore lint/a11y/useSemanticElements: each browser draws a meter differently */}
      <div
        role="meter"
        aria-label={text.label}
        aria-valuemin={from}
        aria-valuemax={Math.max(to, number)}
        aria-valuenow={number}
        aria-valuetext={said}
        data-level={share < 0.4 ? 'low' : share < 0.65 ? 'middle' : 'high'}
      >
        <span style={{ width: `${Math.max(4, share * 100)}%` }} />
      </div>
      <span>{said}</span>
    </div>
  )
}

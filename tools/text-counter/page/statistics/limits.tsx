import { fill } from '#kit/sentence.ts'
import type { AnyFieldText } from '#kit/texts.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { Limit } from '../../limits/limit.ts'
import type { PageTexts } from '../texts.en.ts'
import { useFigures } from '../use-figures.ts'
import styles from './statistics.module.css'

interface LimitsProps {
  title: string
  limits: readonly Limit[]
  text: AnyFieldText | undefined
}

/** A meter for each limit. An excess is stated in words, not by color alone. */
export function Limits({ title, limits, text }: LimitsProps) {
  const words = usePageTexts<PageTexts>()
  return (
    <section className={styles['section']} aria-label={title}>
      <h3>{title}</h3>
      {limits.length === 0 ? (
        <p>{words.tooLong}</p>
      ) : (
        <ul className={styles['limits']}>
          {limits.map((limit) => (
            <Meter key={limit.name} limit={limit} columns={text?.columns} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Meter({
  limit: { name, used, limit, unit, parts },
  columns,
}: {
  limit: Limit
  columns: AnyFieldText['columns']
}) {
  const words = usePageTexts<PageTexts>()
  const write = useFigures()
  const place = columns?.['name']?.choices?.[name] ?? name
  const unitLabel = columns?.['unit']?.choices?.[unit] ?? unit
  const amount = fill(words.used, { used: write('used', used), limit: write('limit', limit) })
  const rest = used > limit ? fill(words.over, { count: write('used', used - limit) }) : restOf()
  return (
    <li data-over={used > limit || undefined} title={unitLabel}>
      <span>{place}</span>
      <span className={styles['amount']}>
        {amount} <b>{rest}</b>
      </span>
      <meter
        className="visually-hidden"
        aria-label={place}
        max={limit}
        value={Math.min(used, limit)}
        aria-valuetext={`${amount}, ${rest}, ${unitLabel}`}
      />
      <span className={styles['meter']} aria-hidden="true">
        <span style={{ width: `${Math.min(100, (used / limit) * 100)}%` }} />
      </span>
    </li>
  )

  function restOf(): string {
    if (parts) return fill(words.messages, { count: write('parts', parts) })
    return fill(words.left, { count: write('used', limit - used) })
  }
}

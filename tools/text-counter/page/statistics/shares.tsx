import { useFigures } from '../use-figures.ts'
import styles from './statistics.module.css'

interface SharesProps<Name extends string> {
  title: string
  counts: Record<Name, number>
  labels: Record<Name, string>
}

/** Counts of one thing by its kinds; what does not come is left out. */
export function Shares<Name extends string>({ title, counts, labels }: SharesProps<Name>) {
  const write = useFigures()
  const names = (Object.keys(labels) as Name[]).filter((name) => counts[name] > 0)
  if (names.length === 0) return null
  return (
    <section className={styles['section']} aria-label={title}>
      <h3>{title}</h3>
      <dl className={styles['shares']}>
        {names.map((name) => (
          <div key={name}>
            <dt>{labels[name]}</dt>
            <dd>{write(name, counts[name])}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

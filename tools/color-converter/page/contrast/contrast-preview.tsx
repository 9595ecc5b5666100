import { IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { readColor } from '#lib/color/read-color.ts'
import type { FactListProps } from '#ui/output/fact-list.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { useWorkbench } from '#ui/tool/workbench.tsx'
import { hexOf } from '../../write/write-color.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './contrast.module.css'

/** A preview of normal and large text and a control in the two colors, with the levels that they meet. */
export function ContrastPreview({ output, isStale }: Pick<FactListProps, 'output' | 'isStale'>) {
  const words = usePageTexts<PageTexts>()
  const { values } = useWorkbench()
  const [front, back] = [readColor(String(values['foreground'])), readColor(String(values['background']))]
  if (!front || !back) return null
  const { ratio, normalAa, normalAaa, largeAa, largeAaa, graphics } = output
  return (
    <div className={styles['preview']} data-stale={isStale || undefined}>
      <p className={styles['ratio']}>
        {typeof ratio === 'number' ? ratio.toFixed(2) : ''} <span>: 1</span>
      </p>
      {/* Decorative, since it may be hard to read; the result is given as text below. */}
      <div className={styles['paper']} aria-hidden="true">
        <div style={{ color: hexOf(front), backgroundColor: hexOf(back) }}>
          <p className={styles['large']} data-text={words.largeText} />
          <p className={styles['normal']} data-text={words.normalText} />
          <p className={styles['controls']}>
            <IconInfoCircle size={24} stroke={1.75} />
            <span data-text={words.control} />
          </p>
        </div>
      </div>
      <ul>
        <Grade label={words.large} aa={largeAa} aaa={largeAaa} />
        <Grade label={words.normal} aa={normalAa} aaa={normalAaa} />
        <Grade label={words.graphics} aa={graphics} />
      </ul>
    </div>
  )
}

function Grade({ label, aa, aaa }: { label: string; aa: unknown; aaa?: unknown }) {
  const words = usePageTexts<PageTexts>()
  const grades = [['AA', aa], ...(aaa === undefined ? [] : [['AAA', aaa]])] as [string, unknown][]
  return (
    <li>
      <span>{label}</span>
      {grades.map(([grade, isReached]) => (
        <span key={grade} className={styles['grade']} data-reached={isReached === true}>
          {isReached ? <IconCheck size={14} stroke={2.25} /> : <IconX size={14} stroke={2.25} />}
          {grade}
          <span className="visually-hidden">: {isReached ? words.pass : words.fail}</span>
        </span>
      ))}
    </li>
  )
}

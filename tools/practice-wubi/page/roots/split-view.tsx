import { Fragment } from 'react'
import { fill } from '#kit/sentence.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { readIdentification, type Split } from '../../table/split-of.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './split-view.module.css'

/** The roots of a character with their keys, then the last-stroke code if there is one. */
export function SplitView({ split: { kind, roots, identification }, size }: { split: Split; size: 'line' | 'row' }) {
  const words = usePageTexts<PageTexts>()
  const told = identification === undefined ? undefined : readIdentification(identification)
  return (
    <span className={styles['split']} data-size={size}>
      {/* Spaces are invisible between boxes, but make screen readers pause between two roots. */}
      {roots.map(({ root, key }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a root may occur twice, and the order is fixed
        <Fragment key={at}>
          <span className={styles['root']}>
            <span lang="zh-CN" data-name={[...root].length > 1 || undefined}>
              {root}
            </span>{' '}
            <kbd>{key.toUpperCase()}</kbd>
          </span>{' '}
        </Fragment>
      ))}
      {kind === 'stroke' && (
        <span className={styles['more']}>
          + <kbd>LL</kbd>{' '}
        </span>
      )}
      {identification && (
        <span className={styles['more']}>
          + <kbd>{identification.toUpperCase()}</kbd> {words.identification}{' '}
          {size === 'row' && told && (
            <span>
              {fill(words.identificationTells, {
                stroke: words.zoneNames[told.stroke],
                structure: words.structures[told.structure],
              })}
            </span>
          )}
        </span>
      )}
      {kind !== 'compound' && <span className={styles['more']}>{words.kinds[kind]}</span>}
    </span>
  )
}

import { Link } from '@tanstack/react-router'
import type { Dashboard } from '#contract/dashboard.ts'
import { fill } from '#kit/sentence.ts'
import { useLanguage, useTexts } from '#ui/language/language.ts'
import { formatMoment } from '../format/format-time.ts'
import { actionLabel, screenOfAction, targetLabel } from './audit-entry-labels.ts'
import styles from './dashboard.module.css'
import { DashboardCard, NoData } from './dashboard-card.tsx'

/** The latest changes: which section, by whom, when. */
export function ChangesCard({ changes }: Pick<Dashboard, 'changes'>) {
  const words = useTexts(texts)
  const language = useLanguage()
  return (
    <DashboardCard title={words.title} isFlush>
      {changes.length === 0 ? (
        <NoData>{words.none}</NoData>
      ) : (
        <ul className={styles['list']}>
          {changes.slice(0, 5).map((entry) => {
            const screen = screenOfAction(entry.action)
            const target = targetLabel(entry, language)
            return (
              <li key={entry.id}>
                <span>
                  {target || actionLabel(entry.action, language)}
                  <small>
                    {[
                      ...(entry.action === 'config.update' ? [] : [actionLabel(entry.action, language)]),
                      entry.username,
                      formatMoment(entry.time, language),
                    ].join(words.comma)}
                  </small>
                </span>
                {screen && (
                  <Link to={screen} aria-label={fill(words.showTarget, { target })}>
                    {words.show}
                  </Link>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </DashboardCard>
  )
}

const texts = {
  en: {
    title: 'Recent changes',
    none: 'No changes yet',
    show: 'Show',
    showTarget: 'Show {target}',
    comma: ', ',
  },
  zh: { title: '最近更改', none: '还没有更改', show: '查看', showTarget: '查看{target}', comma: '，' },
}

import { Link } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import type { Dashboard } from '#contract/dashboard.ts'
import { useLanguage, useTexts } from '#ui/language/language.ts'
import { toolById } from '../../catalogue/catalogue.ts'
import { ToolIcon } from '../../catalogue/tool-icon.tsx'
import { locales } from '../format/format-time.ts'
import styles from './dashboard.module.css'
import { DashboardCard, NoData } from './dashboard-card.tsx'

/** The most visited tools of the last 30 days, as bars relative to the first. */
export function ToolsCard({ tools }: Pick<Dashboard, 'tools'>) {
  const words = useTexts(texts)
  const language = useLanguage()
  const number = new Intl.NumberFormat(locales[language])
  const ranked = tools
    .flatMap(({ tool, views }) => {
      const card = toolById(tool)
      return card ? [{ card, views }] : []
    })
    .toSorted((a, b) => b.views - a.views)
    .slice(0, 6)
  const maxViews = ranked[0]?.views || 1

  return (
    <DashboardCard title={words.title} aside={words.days}>
      {ranked.length === 0 ? (
        <NoData>{words.none}</NoData>
      ) : (
        <ol className={styles['tools']}>
          {ranked.map(({ card, views }) => (
            <li key={card.id} data-category={card.category}>
              <ToolIcon tool={card.id} size={22} />
              <Link to="/tools/$tool" params={{ tool: card.id }}>
                {card.title[language]}
              </Link>
              <i style={{ '--share': `${(views / maxViews) * 100}%` } as CSSProperties} />
              <b>
                {number.format(views)}
                <span className="visually-hidden"> {words.views}</span>
              </b>
            </li>
          ))}
        </ol>
      )}
    </DashboardCard>
  )
}

const texts = {
  en: { title: 'Most visited tools', days: '30 days', views: 'views', none: 'No tool has been opened yet' },
  zh: { title: '访问最多的工具', days: '30 天', views: '次浏览', none: '还没有人打开过工具' },
}

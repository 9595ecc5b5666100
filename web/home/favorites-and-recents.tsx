import { IconClock, IconStarFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { favorites } from '#ui/device/favorites.ts'
import { recents } from '#ui/device/recents.ts'
import { useStored } from '#ui/device/stored.ts'
import { useLanguage, useTexts } from '#ui/language/language.ts'
import { toolById } from '../catalogue/catalogue.ts'
import { ToolIcon } from '../catalogue/tool-icon.tsx'
import styles from './home.module.css'

/** Favorites and recents in one row; without any, no row is shown. */
export function FavoritesAndRecents() {
  const words = useTexts(texts)
  const starred = useStored(favorites)
  const opened = useStored(recents).filter((id) => !starred.includes(id))

  useEffect(() => {
    // From here on the component decides whether the row is shown.
    delete document.documentElement.dataset['pins']
  }, [])

  if (starred.length + opened.length === 0) return <div className={styles['pinsPlace']} />
  return (
    <section className={styles['pins']} aria-label={words.label}>
      {starred.length > 0 && (
        <>
          <h2>
            <IconStarFilled size={16} className={styles['yours']} /> {words.favorites}
          </h2>
          <PinList ids={starred} />
        </>
      )}
      {opened.length > 0 && (
        <>
          <h2>
            <IconClock size={16} stroke={1.75} /> {words.recent}
          </h2>
          <PinList ids={opened.slice(0, 4)} />
        </>
      )}
    </section>
  )
}

function PinList({ ids }: { ids: readonly string[] }) {
  const language = useLanguage()
  return (
    <ul>
      {ids
        .flatMap((id) => toolById(id) ?? [])
        .map((tool) => (
          <li key={tool.id}>
            <Link to="/tools/$tool" params={{ tool: tool.id }} className={styles['pin']} data-category={tool.category}>
              <ToolIcon tool={tool.id} size={20} />
              {tool.title[language]}
            </Link>
          </li>
        ))}
    </ul>
  )
}

const texts = {
  en: { label: 'Yours', favorites: 'Favorites', recent: 'Recent' },
  zh: { label: '你的工具', favorites: '收藏', recent: '最近' },
}

import { IconArrowsMaximize, IconArrowsMinimize, IconClock, IconStar, IconStarFilled } from '@tabler/icons-react'
import type { WholeTool } from '#core/catalogue.ts'
import { ariaKeys } from '../commands/aria-keys.ts'
import { useCommand, useCommandButton } from '../commands/use-command.ts'
import { ActionLabel } from '../controls/action-label.tsx'
import { IconButton } from '../controls/button.tsx'
import { favorites, toggleFavorite } from '../device/favorites.ts'
import { useStored } from '../device/stored.ts'
import { useHistory } from '../history/use-history.tsx'
import { useLanguage, useTexts } from '../language/language.ts'
import { SharePanel } from '../share/share-panel.tsx'
import { useToolDirectory } from '../tool/tool-directory.ts'
import styles from './tool-frame.module.css'

interface TitleRowProps {
  card: WholeTool
  /** Whether the bench fills the screen. */
  isFull: boolean
  onFull: () => void
}

/** The title of a tool and its actions: favorite, share, history. */
export function TitleRow({ card, isFull, onFull }: TitleRowProps) {
  const words = useTexts(texts)
  const language = useLanguage()
  const { glyph } = useToolDirectory()
  const { entries } = useHistory()
  useCommand('fullscreen', onFull)
  const historyLink = useCommandButton('history')
  const isFavorite = useStored(favorites).includes(card.id)
  const Star = isFavorite ? IconStarFilled : IconStar
  return (
    <div className={styles['title']}>
      {glyph(card.id, 36)}
      <div>
        <h1>{card.title[language]}</h1>
        <p>{card.description[language]}</p>
      </div>
      <div className={styles['actions']}>
        <IconButton
          label={words.favorite}
          aria-pressed={isFavorite}
          command={isFavorite ? 'unfavorite' : 'favorite'}
          className={styles['star']}
          onClick={() => toggleFavorite(card.id)}
        >
          <Star size={18} stroke={1.75} />
        </IconButton>
        <SharePanel />
        {/* A narrow screen hides the label visually. The accessible name begins with it, for voice control. */}
        <a className="button" data-quiet="" href="#history" ref={historyLink}>
          <IconClock size={18} stroke={1.75} />
          <ActionLabel>{words.history}</ActionLabel>
          <span className={styles['count']}>{entries.length > 0 && ` ${entries.length}`}</span>
        </a>
        <IconButton
          label={isFull ? words.leave : words.full}
          aria-keyshortcuts={ariaKeys('fullscreen')}
          className={styles['full']}
          onClick={onFull}
        >
          {isFull ? <IconArrowsMinimize size={18} stroke={1.75} /> : <IconArrowsMaximize size={18} stroke={1.75} />}
        </IconButton>
      </div>
    </div>
  )
}

const texts = {
  en: { favorite: 'Favorite', history: 'History', full: 'Fullscreen', leave: 'Exit fullscreen' },
  zh: { favorite: '收藏', history: '历史', full: '全屏', leave: '退出全屏' },
}

import type { ReactNode } from 'react'
import type { FriendLink } from '#contract/data-list.ts'
import { useTexts } from '#ui/language/language.ts'
import { FriendLinks } from '../shell/friend-links.tsx'
import styles from './home.module.css'

/** The friend links under their heading; nothing if there are none. */
export function FriendList({ links }: { links: readonly FriendLink[] }) {
  if (links.length === 0) return null
  return (
    <FriendFrame>
      <ul>
        <FriendLinks links={links} />
      </ul>
    </FriendFrame>
  )
}

/** Three gray bars while the links load. */
export function FriendBars() {
  return (
    <FriendFrame>
      <span className={styles['bars']} aria-busy="true">
        <i />
        <i />
        <i />
      </span>
    </FriendFrame>
  )
}

export function FriendFrame({ children }: { children: ReactNode }) {
  const words = useTexts({ en: { friends: 'Friend links' }, zh: { friends: '友情链接' } })
  return (
    <nav className={styles['friends']} aria-labelledby="home-friends">
      <h2 id="home-friends">{words.friends}</h2>
      {children}
    </nav>
  )
}

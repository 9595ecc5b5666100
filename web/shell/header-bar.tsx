import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { siteName, useBoot } from '../boot/boot.ts'
import styles from './header.module.css'
import { Logo } from './logo.tsx'

interface HeaderBarProps {
  /** Stands beside the site's name. */
  start: ReactNode
  /** Stands at the far end. */
  children: ReactNode
  /** Takes the whole width of the window. */
  isWide?: boolean
}

/** The bar on top of a page, which begins with the site's name. */
export function HeaderBar({ start, children, isWide }: HeaderBarProps) {
  return (
    <header className={styles['header']}>
      <div className={`wrap ${styles['bar']}`} data-wide={isWide}>
        <Link to="/" className={styles['logo']}>
          <Logo />
          <b>{siteName(useBoot())}</b>
        </Link>
        {start}
        <span className={styles['space']} />
        {children}
      </div>
    </header>
  )
}

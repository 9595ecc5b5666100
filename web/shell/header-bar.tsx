import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { imageAddress, siteName, useBoot } from '../boot/boot.ts'
import styles from './header.module.css'

interface HeaderBarProps {
  /** Rendered beside the site's name. */
  start: ReactNode
  /** Rendered at the far end. */
  children: ReactNode
  /** Whether it takes the whole width of the window. */
  isWide?: boolean
}

/** The header of a page, which begins with the site's name. */
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

/** The owner's logo, or the site's own. */
function Logo() {
  const boot = useBoot()
  const { site_logo } = boot.config.site_info
  if (site_logo) return <img src={imageAddress(boot, site_logo)} alt="" width={26} height={26} />
  return (
    <svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true">
      <rect width="26" height="26" rx="5" fill="currentColor" />
      <path d="M4.5 6h17v5h-6v10.5h-5V11h-6z" fill="var(--on-brand)" />
      <path
        d="M7.5 6v2.2M10.25 6v3.3M13 6v2.2M15.75 6v3.3M18.5 6v2.2"
        stroke="var(--brand)"
        strokeWidth="1.1"
        fill="none"
      />
    </svg>
  )
}

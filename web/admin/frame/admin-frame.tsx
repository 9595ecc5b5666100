import { type ReactNode, useRef } from 'react'
import { fill } from '#kit/sentence.ts'
import { useTexts } from '#ui/language/language.ts'
import { siteName, useBoot } from '../../boot/boot.ts'
import { useShortcutsDialog } from '../../shell/use-shortcuts-dialog.tsx'
import { useDashboard } from '../dashboard/use-dashboard.ts'
import { AdminHeader } from './admin-header.tsx'
import styles from './frame.module.css'
import { SideNav } from './side-nav.tsx'
import { useKeepFocus } from './use-keep-focus.ts'

/** The frame of the back office: header, side navigation, content, footer. `--side` is the width of the navigation. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  useKeepFocus(main)
  const shortcuts = useShortcutsDialog()
  return (
    <>
      <AdminHeader />
      <div className={styles['body']}>
        <SideNav />
        <div className={styles['content']}>
          <main ref={main} id="main" tabIndex={-1} className={styles['main']}>
            {children}
          </main>
          <AdminFooter />
        </div>
      </div>
      {shortcuts.dialog}
    </>
  )
}

/** The footer of the back office: copyright, and the running version once it is known. */
function AdminFooter() {
  const words = useTexts(texts)
  const name = siteName(useBoot())
  const { data } = useDashboard()
  return (
    <footer className={styles['footer']}>
      © {new Date().getFullYear()} {name}
      {data && ` · ${fill(words.version, { version: data.version })}`}
    </footer>
  )
}

const texts = { en: { version: 'Version {version}' }, zh: { version: '版本 {version}' } }

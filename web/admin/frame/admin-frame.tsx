import { type ReactNode, useRef } from 'react'
import { useShortcutsDialog } from '../../shell/use-shortcuts-dialog.tsx'
import { AdminFooter } from './admin-footer.tsx'
import { AdminHeader } from './admin-header.tsx'
import styles from './frame.module.css'
import { SideNav } from './side-nav.tsx'
import { useKeepFocus } from './use-keep-focus.ts'

/** Header, side navigation, content, footer of the back office. What stands in it may ask how wide the side is: `--side`. */
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

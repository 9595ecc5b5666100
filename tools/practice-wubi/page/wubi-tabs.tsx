import { Tabs } from '#ui/controls/tabs.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import styles from './page.module.css'
import type { PageTexts } from './texts.en.ts'

export type Tab = 'practice' | 'query'

/** The id of the panel of the selected tab. */
export const panelId = 'wubi-panel'

export function WubiTabs({ tab, onTab }: { tab: Tab; onTab: (tab: Tab) => void }) {
  const words = usePageTexts<PageTexts>()
  const tabs = (['practice', 'query'] as const).map((value) => ({ value, label: words[value] }))
  return (
    <div className={styles['tabs']}>
      <Tabs label={words.tabs} tabs={tabs} value={tab} panelId={panelId} onChange={onTab} />
    </div>
  )
}

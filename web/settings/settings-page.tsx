import { Announcer } from '#ui/controls/announcer.tsx'
import { useTexts } from '#ui/language/language.ts'
import { useMarkHydrated } from '../boot/use-mark-hydrated.ts'
import { OfflineFiles } from '../offline/offline-files.tsx'
import { PageContents } from '../reading/page-contents.tsx'
import { ShortcutList } from '../shell/shortcut-list.tsx'
import { KeptSection } from './kept/kept-section.tsx'
import { OptionsSection } from './options/options-section.tsx'
import styles from './settings.module.css'

/** The preferences of the site, and all data that it stores on this device. */
export default function SettingsPage() {
  useMarkHydrated()
  const words = useTexts(texts)
  return (
    <Announcer>
      <div className={`wrap ${styles['page']}`}>
        <PageContents
          parts={(['options', 'offline', 'kept', 'keyboard'] as const).map((id) => ({ id, title: words[id] }))}
        />
        <div className={styles['parts']}>
          <h1>{words.title}</h1>
          <p className={styles['lead']}>{words.lead}</p>
          <section id="options" aria-labelledby="options-title">
            <h2 id="options-title">{words.options}</h2>
            <OptionsSection />
          </section>
          <section id="offline" aria-labelledby="offline-title">
            <h2 id="offline-title">{words.offline}</h2>
            <OfflineFiles />
          </section>
          <section id="kept" aria-labelledby="kept-title">
            <h2 id="kept-title">{words.kept}</h2>
            <KeptSection />
          </section>
          <section id="keyboard" aria-labelledby="keyboard-title">
            <h2 id="keyboard-title">{words.keyboard}</h2>
            <ShortcutList />
          </section>
        </div>
      </div>
    </Announcer>
  )
}

const texts = {
  en: {
    title: 'Settings',
    lead: 'Your data stays on this device. Only language, theme and login are sent to this site, as cookies.',
    options: 'Options',
    offline: 'Offline use',
    kept: 'Data on this device',
    keyboard: 'Keyboard shortcuts',
  },
  zh: {
    title: '设置',
    lead: '数据只保存在本机，只有语言、主题和登录状态会以 Cookie 发送给本站。',
    options: '选项',
    offline: '离线使用',
    kept: '本机数据',
    keyboard: '键盘快捷键',
  },
}

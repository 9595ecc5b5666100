import { Link } from '@tanstack/react-router'
import { useTexts } from '#ui/language/language.ts'
import { siteName, useBoot } from '../boot/boot.ts'
import { Contact } from './contact.tsx'
import styles from './footer.module.css'
import { FriendLinks } from './friend-links.tsx'
import { useShortcutsDialog } from './use-shortcuts-dialog.tsx'

/** The foot of every public page: contact, usage, legal, friend links, copyright. */
export function Footer() {
  const words = useTexts(texts)
  const boot = useBoot()
  const shortcuts = useShortcutsDialog()
  const { filing_number, filing_link } = boot.config.site_info
  const { friendLinks = [] } = boot

  return (
    <footer className={styles['footer']}>
      <div className="wrap">
        <div className={styles['columns']}>
          <Contact />
          <nav aria-labelledby="footer-usage">
            <h2 id="footer-usage">{words.usage}</h2>
            <ul>
              <li>
                <Link to="/tools">{words.allTools}</Link>
              </li>
              <li>
                <Link to="/pipelines">{words.pipelines}</Link>
              </li>
              <li>
                <Link to="/settings">{words.settings}</Link>
              </li>
              {boot.staticFolder === undefined && (
                <>
                  <li>
                    <Link to="/api-docs" reloadDocument>
                      API
                    </Link>
                  </li>
                  <li>
                    <Link to="/api-docs" hash="command-line" reloadDocument>
                      {words.commandLine}
                    </Link>
                  </li>
                </>
              )}
              <li>
                {/* Without scripts it links to the same as text. */}
                <Link to="/about" hash="keyboard" onClick={shortcuts.onClick}>
                  {words.keyboard}
                </Link>
              </li>
              <li>
                <Link to="/about">{words.about}</Link>
              </li>
            </ul>
          </nav>
          <nav aria-labelledby="footer-legal">
            <h2 id="footer-legal">{words.legal}</h2>
            <ul>
              <li>
                <Link to="/privacy">{words.privacyPolicy}</Link>
              </li>
              <li>
                <Link to="/terms">{words.termsOfUse}</Link>
              </li>
              <li>
                <Link to="/terms" hash="disclaimer">
                  {words.disclaimer}
                </Link>
              </li>
              <li>
                <Link to="/licences" reloadDocument>
                  {words.licences}
                </Link>
              </li>
              <li>
                <Link to="/privacy" hash="device">
                  {words.device}
                </Link>
              </li>
            </ul>
          </nav>
          {friendLinks.length > 0 && (
            <nav aria-labelledby="footer-friends">
              <h2 id="footer-friends">{words.friends}</h2>
              <ul>
                <FriendLinks links={friendLinks} />
              </ul>
            </nav>
          )}
        </div>
        {shortcuts.dialog}
        <div className={styles['end']}>
          <span suppressHydrationWarning>
            © 2024–{new Date().getFullYear()} {siteName(boot)}
          </span>
          <Link to="/privacy">{words.privacy}</Link>
          <Link to="/terms">{words.terms}</Link>
          {filing_number && (filing_link ? <a href={filing_link}>{filing_number}</a> : <span>{filing_number}</span>)}
        </div>
      </div>
    </footer>
  )
}

const texts = {
  en: {
    usage: 'Usage',
    allTools: 'All tools',
    pipelines: 'Pipelines',
    settings: 'Settings',
    commandLine: 'Command line and MCP',
    keyboard: 'Keyboard shortcuts',
    about: 'About',
    legal: 'Legal',
    privacyPolicy: 'Privacy policy',
    termsOfUse: 'Terms of use',
    disclaimer: 'Disclaimer',
    licences: 'Source and licenses',
    device: 'Data on this device',
    friends: 'Friend links',
    privacy: 'Privacy',
    terms: 'Terms',
  },
  zh: {
    usage: '使用',
    allTools: '全部工具',
    pipelines: '流水线',
    settings: '设置',
    commandLine: '命令行与 MCP',
    keyboard: '键盘快捷键',
    about: '关于',
    legal: '法律',
    privacyPolicy: '隐私政策',
    termsOfUse: '使用条款',
    disclaimer: '免责声明',
    licences: '源代码与许可证',
    device: '本机数据',
    friends: '友情链接',
    privacy: '隐私',
    terms: '条款',
  },
}

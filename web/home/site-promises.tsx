import { IconCircleCheck, IconCode, IconDeviceLaptop, IconScale } from '@tabler/icons-react'
import { useTexts } from '#ui/language/language.ts'
import { pagesRoot, useBoot } from '../boot/boot.ts'
import styles from './home.module.css'

/** The four promises, each a link to its proof. */
export function SitePromises() {
  const words = useTexts(texts)
  const boot = useBoot()
  const promises = [
    { href: '/terms#use', Icon: IconCircleCheck, text: words.free },
    { href: '/privacy#device', Icon: IconDeviceLaptop, text: words.local },
    ...(boot.staticFolder === undefined ? [{ href: '/api-docs', Icon: IconCode, text: words.api }] : []),
    { href: '/terms#disclaimer', Icon: IconScale, text: words.disclaimer },
  ]
  return (
    <nav className={styles['promises']} aria-label={words.label}>
      {promises.map(({ href, Icon, text: [title, line] }) => (
        <a key={href} href={pagesRoot(boot) + href}>
          <Icon size={18} stroke={1.75} />
          <span>
            {title}
            <small>{line}</small>
          </span>
        </a>
      ))}
    </nav>
  )
}

const texts = {
  en: {
    label: 'What this site promises',
    free: ['Free, no account', 'At home and at work'],
    local: ['Works on your device', 'Nothing you enter is sent'],
    api: ['API and command line', 'For your scripts'],
    disclaimer: ['Disclaimer', 'Provided “as is”, without warranty'],
  },
  zh: {
    label: '本站承诺',
    free: ['免费，无需账号', '工作生活皆可用'],
    local: ['在本机处理', '不会发送你输入的内容'],
    api: ['API 与命令行', '供脚本调用'],
    disclaimer: ['免责声明', '按现状提供，不作担保'],
  },
}

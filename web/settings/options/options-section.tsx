import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { Segments } from '#ui/controls/segments.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { applyFontSize, editorFontSize, fontSizes } from '#ui/device/editor-font-size.ts'
import { historySwitchOf } from '#ui/device/history-switch.ts'
import { useStored } from '#ui/device/stored.ts'
import { RuleSlider } from '#ui/fields/rule-slider.tsx'
import { useLanguage, useTexts } from '#ui/language/language.ts'
import { useBoot } from '../../boot/boot.ts'
import { useLanguageSwitch } from '../../language/use-language-switch.ts'
import { SingleKeysSwitch, singleKeysTexts } from '../../shell/single-keys-switch.tsx'
import { chooseTheme, readTheme, type Theme } from '../../theme/stored-theme.ts'
import { onThemeChange } from '../../theme/theme.ts'
import styles from './options.module.css'

/** The preferences for the whole site. Each takes effect at once, in all tabs. */
export function OptionsSection() {
  const words = useTexts(texts)
  const { singleKeys } = useTexts(singleKeysTexts)
  return (
    <ul className={styles['options']}>
      <Option title={words.language}>
        <LanguageChoice label={words.language} />
      </Option>
      <Option title={words.theme}>
        <ThemeChoice label={words.theme} />
      </Option>
      <Option title={words.history} help={words.historyHelp}>
        <HistorySwitch label={words.history} />
      </Option>
      <Option title={singleKeys} help={words.singleKeysHelp}>
        <SingleKeysSwitch isLabelHidden />
      </Option>
      <li className={styles['tall']}>
        <FontSize />
      </li>
    </ul>
  )
}

function Option({ title, help, children }: { title: string; help?: string; children: ReactNode }) {
  return (
    <li>
      <div className={styles['words']}>
        {/* The control has the same accessible name. */}
        <b aria-hidden="true">{title}</b>
        {help && <p>{help}</p>}
      </div>
      {children}
    </li>
  )
}

function LanguageChoice({ label }: { label: string }) {
  const { switchTo } = useLanguageSwitch()
  return (
    <Segments
      label={label}
      value={useLanguage()}
      choices={[
        { value: 'en', label: <span lang="en">English</span> },
        { value: 'zh', label: <span lang="zh-CN">中文</span> },
      ]}
      onChange={(language) => void switchTo(language)}
    />
  )
}

function ThemeChoice({ label }: { label: string }) {
  const words = useTexts(texts)
  const { isDark } = useBoot()
  const drawn = isDark === undefined ? 'system' : isDark ? 'dark' : 'light'
  const theme = useSyncExternalStore<Theme>(onThemeChange, readTheme, () => drawn)
  return (
    <Segments
      label={label}
      value={theme}
      choices={[
        { value: 'system', label: words.system },
        { value: 'light', label: words.light },
        { value: 'dark', label: words.dark },
      ]}
      onChange={chooseTheme}
    />
  )
}

function HistorySwitch({ label }: { label: string }) {
  const everywhere = useMemo(() => historySwitchOf('', false), [])
  const isOn = useSyncExternalStore(everywhere.subscribe, everywhere.isOn, () => true)
  return <Switch label={label} isLabelHidden checked={isOn} onChange={everywhere.turn} />
}

/** The font size of editors, with a line of code as a preview. */
function FontSize() {
  const words = useTexts(texts)
  const size = useStored(editorFontSize) ?? fontSizes.usual
  return (
    <>
      <RuleSlider
        label={words.fontSize}
        value={size}
        min={fontSizes.min}
        max={fontSizes.max}
        onChange={(chosen) => {
          editorFontSize.update(() => chosen)
          applyFontSize()
        }}
      />
      <pre className={styles['sample']} aria-hidden="true">
        {words.fontSample}
      </pre>
    </>
  )
}

const texts = {
  en: {
    language: 'Language',
    theme: 'Theme',
    system: 'System',
    light: 'Light',
    dark: 'Dark',
    history: 'Save history',
    historyHelp:
      'For all tools, except those for sensitive data: turn it on in each of those. History that is already saved stays.',
    singleKeysHelp: 'Turn them off if you use voice control, or press them by accident.',
    fontSize: 'Editor font size (pixels)',
    fontSample: 'size = 0O1lI # as large as this',
  },
  zh: {
    language: '语言',
    theme: '主题',
    system: '跟随系统',
    light: '浅色',
    dark: '深色',
    history: '保存历史记录',
    historyHelp: '适用于所有工具；涉及敏感信息的工具需逐个启用。已保存的历史记录不受影响。',
    singleKeysHelp: '如果你使用语音控制，或容易误按，可以停用。',
    fontSize: '编辑器字号（像素）',
    fontSample: 'size = 0O1lI # 文字有这么大',
  },
}

import { applyFontSize, editorFontSize, fontSizes } from '#ui/device/editor-font-size.ts'
import { useStored } from '#ui/device/stored.ts'
import { RuleSlider } from '#ui/fields/rule-slider.tsx'
import { useTexts } from '#ui/language/language.ts'
import styles from './options.module.css'

/** The size of letters in editors, with a line of code that has it. */
export function FontSize() {
  const words = useTexts(texts)
  const size = useStored(editorFontSize) ?? fontSizes.usual
  return (
    <>
      <RuleSlider
        label={words.label}
        value={size}
        min={fontSizes.least}
        max={fontSizes.most}
        onChange={(chosen) => {
          editorFontSize.update(() => chosen)
          applyFontSize()
        }}
      />
      <pre className={styles['sample']} aria-hidden="true">
        {words.sample}
      </pre>
    </>
  )
}

const texts = {
  en: { label: 'Editor font size (pixels)', sample: 'size = 0O1lI # as large as this' },
  zh: { label: '编辑器字号（像素）', sample: 'size = 0O1lI # 文字有这么大' },
}

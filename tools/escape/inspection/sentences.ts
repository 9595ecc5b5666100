import type { Localized } from '#kit/language.ts'

/** Messages about a character or word. */
export const findingSentences = {
  invisible: { en: '{name} is invisible', zh: '{name} 不可见' },
  mark: { en: 'Byte order mark at the start', zh: '开头是字节顺序标记（BOM）' },
  direction: { en: '{name} changes the direction of the text', zh: '{name} 会改变文本方向' },
  lookalike: { en: '{name} looks like “{other}”', zh: '{name} 看起来像“{other}”' },
  space: { en: '{name} looks like a space', zh: '{name} 看起来像普通空格' },
  mixed: { en: '“{word}” mixes {scripts}', zh: '“{word}”混用了多种文字：{scripts}' },
  control: { en: '{name} is a control character', zh: '{name} 是控制字符' },
  private: { en: '{name} has no fixed meaning', zh: '{name} 没有固定含义' },
  replacement: { en: 'A character was lost here when the text was decoded', zh: '解码文本时此处丢失了一个字符' },
  surrogate: { en: '{name} is an unpaired surrogate', zh: '{name} 是不成对的代理字符' },
  notNormal: {
    en: '“{text}” is not in NFC: {points} becomes {normal}',
    zh: '“{text}”不是 NFC 形式：{points} 应为 {normal}',
  },
} as const satisfies Record<string, Localized>

/** Messages about changes. */
export const changeSentences = {
  direction: { en: 'Direction characters removed: {count}', zh: '移除方向控制字符：{count} 个' },
  invisible: { en: 'Invisible characters removed: {count}', zh: '移除不可见字符：{count} 个' },
  spaces: { en: 'Special spaces replaced: {count}', zh: '替换特殊空格：{count} 个' },
  quotes: { en: 'Quotes straightened: {count}', zh: '改为直引号：{count} 个' },
  half: { en: 'Full-width characters made half-width: {count}', zh: '全角转半角：{count} 个' },
  full: { en: 'Half-width characters made full-width: {count}', zh: '半角转全角：{count} 个' },
  form: { en: 'Normalized to {form}', zh: '已规范化为 {form}' },
} as const satisfies Record<string, Localized>

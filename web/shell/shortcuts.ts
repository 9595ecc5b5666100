import type { Localized } from '#kit/language.ts'

/** Shortcuts of one part of a page. */
export interface ShortcutGroup {
  title: Localized<string>
  /** The group is shown while something that matches is on the page; without it, on every page. */
  selector?: string
  /** Keys, several ways separated by a space, those of one way joined by `+`; and what they do. */
  shortcuts: readonly (readonly [keys: string, en: string, zh: string])[]
}

const rowKeys = [
  ['Enter', 'Edit the value', '编辑值'],
  ['Insert', 'Add', '添加'],
  ['Delete', 'Delete', '删除'],
] as const

/** What is on the page comes first, what holds everywhere last. */
export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    title: { en: 'Home page', zh: '首页' },
    selector: 'main search [role=combobox]',
    shortcuts: [
      ['/', 'Go to the field', '跳到输入框'],
      ['↑ ↓', 'Choose a suggestion', '选择建议'],
      ['Enter', 'Open the suggestion', '打开建议'],
    ],
  },
  {
    title: { en: 'This tool', zh: '当前工具' },
    selector: '[data-bench=input], [data-bench=file]',
    shortcuts: [
      ['/', 'Go to the input', '跳到输入区'],
      ['Ctrl+Enter', 'Run now', '立即运行'],
      ['Esc', 'Cancel the run', '取消运行'],
      ['Ctrl+S', 'Download the result', '下载结果'],
      ['Ctrl+Z', 'Undo, also after Clear', '撤销，清空后也可恢复'],
    ],
  },
  {
    title: { en: 'Differences', zh: '差异' },
    selector: '[aria-keyshortcuts~="F7"]',
    shortcuts: [
      ['F7 Alt+↓', 'Next change', '下一处改动'],
      ['Shift+F7 Alt+↑', 'Previous change', '上一处改动'],
    ],
  },
  {
    title: { en: 'Tree', zh: '树' },
    selector: '[role=tree]',
    shortcuts: [
      ['↑ ↓', 'Move', '移动'],
      ['← →', 'Collapse, expand', '折叠、展开'],
      ['*', 'Expand everything inside', '展开其中全部'],
      ...rowKeys,
      ['F2', 'Rename the key', '重命名键'],
      ['Alt+↑ Alt+↓', 'Move the value', '移动值'],
      ['Ctrl+D', 'Duplicate', '复制一份'],
      ['Ctrl+C', 'Copy the value', '复制值'],
    ],
  },
  {
    title: { en: 'Table', zh: '表格' },
    selector: '[role=grid]',
    shortcuts: [['↑ ↓ ← →', 'Move', '移动'], ...rowKeys],
  },
  {
    title: { en: 'API documentation', zh: 'API 文档' },
    selector: '[data-filter] input',
    shortcuts: [['/', 'Go to the filter', '跳到筛选框']],
  },
  {
    title: { en: 'Admin', zh: '管理后台' },
    selector: '[aria-keyshortcuts~="Control+S"]',
    shortcuts: [['Ctrl+S', 'Save', '保存']],
  },
  {
    title: { en: 'Everywhere', zh: '任何页面' },
    shortcuts: [
      ['Ctrl+K', 'Search tools', '搜索工具'],
      ['← → ↑ ↓', 'Move in tabs, choices, lists and sliders', '在标签页、选项、列表和滑块中移动'],
      ['Esc', 'Close what is open', '关闭打开的面板'],
      ['?', 'Show this list', '显示此列表'],
    ],
  },
]

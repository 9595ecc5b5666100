import type { Localized } from '#kit/language.ts'
import { commandKeys } from '#ui/commands/command-keys.ts'
import { commandWords } from '#ui/commands/command-words.ts'
import type { ShortcutScope } from '#ui/commands/shortcut-scope.ts'

interface Shortcut {
  /** As in `commandKeys`. */
  keys: string
  title: Localized
}

/** Shortcuts of one part of a page. */
export interface ShortcutGroup {
  title: Localized
  /** The group is shown while this selector matches on the page; without it, on every page. */
  scope?: ShortcutScope
  shortcuts: readonly Shortcut[]
}

/** Keys that a control handles itself, as in the WAI-ARIA practices. */
const shortcut = (keys: string, en: string, zh: string): Shortcut => ({ keys, title: { en, zh } })

/** Keys of a command; a group may name it by its effect there. */
const command = (name: keyof typeof commandKeys, title: Localized = commandWords[name].title): Shortcut => ({
  keys: commandKeys[name],
  title,
})

const rowShortcuts = [
  shortcut('Enter', 'Edit the value', '编辑值'),
  shortcut('Insert', 'Add', '添加'),
  shortcut('Delete', 'Delete', '删除'),
]

/** The groups of parts of a page come first, the global one last. */
export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    title: { en: 'Home page', zh: '首页' },
    scope: 'home',
    shortcuts: [
      command('go-to-input', { en: 'Go to the field', zh: '跳到输入框' }),
      shortcut('↑ ↓', 'Choose a suggestion', '选择建议'),
      shortcut('Enter', 'Open the suggestion', '打开建议'),
    ],
  },
  {
    title: { en: 'This tool', zh: '当前工具' },
    scope: 'tool',
    shortcuts: [
      command('go-to-input'),
      command('run'),
      command('cancel'),
      command('download'),
      command('fullscreen'),
      shortcut('Ctrl+Z', 'Undo, also after Clear', '撤销，清空后也可恢复'),
    ],
  },
  {
    title: { en: 'Differences', zh: '差异' },
    scope: 'differences',
    shortcuts: [command('next-change'), command('previous-change')],
  },
  {
    title: { en: 'Text with a JSON Schema', zh: '使用 JSON Schema 的文本' },
    scope: 'schema',
    shortcuts: [
      shortcut('Ctrl+Space Alt+/', 'Complete', '补全'),
      shortcut('Shift+F1', 'Describe what the caret is at', '说明光标处的内容'),
      shortcut('F8 Shift+F8', 'Next error, previous error', '下一处错误、上一处错误'),
    ],
  },
  {
    title: { en: 'Tree', zh: '树' },
    scope: 'tree',
    shortcuts: [
      shortcut('↑ ↓', 'Move', '移动'),
      shortcut('← →', 'Collapse, expand', '折叠、展开'),
      shortcut('*', 'Expand everything inside', '展开其中全部'),
      ...rowShortcuts,
      shortcut('F2', 'Rename the key', '重命名键'),
      shortcut('Alt+↑ Alt+↓', 'Move the value', '移动值'),
      shortcut('Ctrl+D', 'Duplicate', '复制一份'),
      shortcut('Ctrl+C', 'Copy the value', '复制值'),
    ],
  },
  {
    title: { en: 'Table', zh: '表格' },
    scope: 'table',
    shortcuts: [shortcut('↑ ↓ ← →', 'Move', '移动'), ...rowShortcuts],
  },
  {
    title: { en: 'Graph', zh: '图形' },
    scope: 'graph',
    shortcuts: [
      shortcut('↑ ↓', 'Move among siblings', '在同级之间移动'),
      shortcut('← →', 'To the parent, into the children', '到上级、到下级'),
      shortcut('Enter', 'Expand, collapse', '展开、折叠'),
      shortcut('*', 'Expand everything inside', '展开其中全部'),
      shortcut('+ − 0 1', 'Zoom in, zoom out, fit, actual size', '放大、缩小、适合窗口、实际大小'),
      shortcut('Ctrl+C', 'Copy the value', '复制值'),
    ],
  },
  {
    title: { en: 'API documentation', zh: 'API 文档' },
    scope: 'api',
    shortcuts: [command('go-to-input', { en: 'Go to the filter', zh: '跳到筛选框' })],
  },
  {
    title: { en: 'Admin', zh: '管理后台' },
    scope: 'admin',
    shortcuts: [command('save')],
  },
  {
    title: { en: 'Everywhere', zh: '任何页面' },
    shortcuts: [
      command('search'),
      shortcut('← → ↑ ↓', 'Move in tabs, choices, lists and sliders', '在标签页、选项、列表和滑块中移动'),
      shortcut('Esc', 'Close what is open', '关闭打开的面板'),
      command('shortcuts', { en: 'Show this list', zh: '显示此列表' }),
    ],
  },
]

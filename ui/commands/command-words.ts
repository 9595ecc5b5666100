import type { Localized } from '#kit/language.ts'

interface CommandWords {
  title: Localized
  /** Search terms; a command without any is not offered by the search, only by its keys. */
  keywords?: Localized
}

const words = (en: string, zh: string, keywordsEn: string, keywordsZh: string): Required<CommandWords> => ({
  title: { en, zh },
  keywords: { en: keywordsEn, zh: keywordsZh },
})

const theme = ['theme color scheme mode appearance night day', '主题、外观、夜间、白天、模式'] as const
const language = ['language locale switch chinese english', '语言、中英文、英语、汉语'] as const

/** The titles of the commands, in the search's order. */
export const commandWords = {
  run: words('Run now', '立即运行', 'execute start again', '执行、开始'),
  cancel: { title: { en: 'Cancel the run', zh: '取消运行' } },
  copy: words('Copy result', '复制结果', 'clipboard output', '剪贴板、拷贝、输出'),
  download: words('Download result', '下载结果', 'save file export', '保存、导出、文件'),
  save: { title: { en: 'Save', zh: '保存' } },
  clear: words('Clear', '清空', 'delete empty remove reset input', '清除、删除、移除、输入'),
  'undo-clear': words('Undo clear', '撤销清空', 'restore bring back', '恢复'),
  swap: words('Swap', '交换', 'reverse exchange input result', '互换、反转、输入、结果'),
  samples: words('Load a sample', '载入示例', 'samples example try demo', '例子、演示、试试'),
  send: words('Send result to another tool', '发送结果到其他工具', 'send to open in continue', '继续、打开'),
  share: words('Share a link', '分享链接', 'url address copy link', '地址、网址'),
  'go-to-input': { title: { en: 'Go to the input', zh: '跳到输入区' } },
  'next-change': { title: { en: 'Next change', zh: '下一处改动' } },
  'previous-change': { title: { en: 'Previous change', zh: '上一处改动' } },
  fullscreen: words('Fullscreen', '全屏', 'maximize focus big window zen', '最大化、专注、大窗口'),
  favorite: words('Add to favorites', '收藏此工具', 'star bookmark pin favorite', '星标、加入收藏'),
  unfavorite: words('Remove from favorites', '取消收藏', 'star bookmark unpin favorite', '星标'),
  history: words('Show the history', '查看历史', 'recent past runs results', '记录、之前'),
  dark: words(
    'Dark theme',
    '深色主题',
    `${theme[0]} black light`,
    `${theme[1]}、深色模式、夜间模式、黑暗模式、暗色、黑色、浅色`,
  ),
  light: words(
    'Light theme',
    '浅色主题',
    `${theme[0]} white bright dark`,
    `${theme[1]}、浅色模式、白天模式、日间模式、亮色、白色、深色`,
  ),
  chinese: words('Switch to Chinese', '切换到中文', ...language),
  english: words('Switch to English', '切换到英文', ...language),
  search: { title: { en: 'Search tools', zh: '搜索工具' } },
  shortcuts: words('Keyboard shortcuts', '键盘快捷键', 'keys hotkeys help bindings', '按键、热键、帮助'),
  settings: words(
    'Settings',
    '设置',
    'preferences options storage data history export',
    '偏好、选项、数据、历史、导出',
  ),
  offline: words('Offline use', '离线使用', 'pwa install app without internet', '断网、安装、应用、无网络'),
  home: words('Home', '首页', 'start main page', '主页'),
  tools: words('All tools', '全部工具', 'list overview', '列表、所有工具'),
  pipelines: words('Pipelines', '流水线', 'chain steps recipe automate workflow', '步骤、串联、自动化、工作流'),
  'api-docs': words(
    'API documentation',
    'API 文档',
    'http rest mcp curl developer openapi swagger docs',
    '接口、接口文档、开发',
  ),
  'command-line': words('Command line', '命令行', 'cli terminal shell install', '终端、安装'),
  'log-in': words('Log in', '登录', 'login sign in account admin owner', '登陆、账号、管理后台、站长'),
  about: words('About', '关于', 'help project source', '帮助、项目、源代码'),
  privacy: words('Privacy policy', '隐私政策', 'data gdpr cookies', '数据'),
} satisfies Record<string, CommandWords>

export type CommandName = keyof typeof commandWords

/** The commands that the search offers. */
export type SearchedCommand = {
  [Name in CommandName]: (typeof commandWords)[Name] extends { keywords: Localized } ? Name : never
}[CommandName]

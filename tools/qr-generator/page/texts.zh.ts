import type { en } from './texts.en.ts'

export const zh: typeof en = { operation: '操作', content: '内容', text: '链接或文本' }

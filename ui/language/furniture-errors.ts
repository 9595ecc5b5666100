import { defineErrors } from '#kit/errors.ts'

/** What can fail on any tool's page, whatever the tool. */
export const furnitureErrors = defineErrors({
  editorFailed: { en: 'Failed to update editor', zh: '更新编辑器失败' },
  assetFailed: {
    en: 'A file of this tool could not be loaded. Check the connection and try again.',
    zh: '此工具所需的文件加载失败。请检查网络后重试。',
  },
  samplesFailed: {
    en: 'The samples could not be loaded. Check your connection, then reload the page.',
    zh: '示例加载失败。请检查网络连接，然后刷新页面。',
  },
  wasmNotLoaded: {
    en: 'Failed to initialize WebAssembly. Check the connection and try again.',
    zh: 'WebAssembly 初始化失败。请检查网络后重试。',
  },
  wasmFailed: { en: 'Failed to initialize WebAssembly', zh: 'WebAssembly 初始化失败' },
})

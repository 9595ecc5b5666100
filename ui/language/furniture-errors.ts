import { defineErrors } from '#kit/errors.ts'

/** Errors that can occur on any tool's page. */
export const furnitureErrors = defineErrors({
  editorFailed: { en: 'Failed to update editor', zh: '更新编辑器失败' },
  assetFailed: {
    en: 'A file of this tool is not on this device and could not be downloaded. Try again while you are online; “Offline use” in the settings downloads all files beforehand.',
    zh: '此工具所需的文件不在本机，也无法下载。请在联网后重试；也可以提前在“设置”的“离线使用”中下载全部文件。',
  },
  assetMissing: {
    en: 'A file of this tool ({megabytes} MB) is not on this device yet. Fetch it while you are online: try again then, or download all files under “Offline use” in the settings.',
    zh: '此工具所需的文件（{megabytes} MB）尚未保存在本机。请在联网后重试，或在“设置”的“离线使用”中下载全部文件。',
  },
  samplesFailed: {
    en: 'The samples could not be loaded. Check your connection, then reload the page.',
    zh: '示例加载失败。请检查网络连接，然后刷新页面。',
  },
  wasmNotLoaded: {
    en: 'Failed to initialize WebAssembly. Try again while you are online; “Offline use” in the settings downloads all files beforehand.',
    zh: 'WebAssembly 初始化失败。请在联网后重试；也可以提前在“设置”的“离线使用”中下载全部文件。',
  },
  wasmFailed: { en: 'Failed to initialize WebAssembly', zh: 'WebAssembly 初始化失败' },
})

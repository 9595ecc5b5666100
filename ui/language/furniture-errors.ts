import { defineErrors } from '#kit/errors.ts'

/** What can fail on any tool's page, whatever the tool. */
export const furnitureErrors = defineErrors({
  editorFailed: { en: 'Failed to update editor', zh: '更新编辑器失败' },
  wasmFailed: { en: 'Failed to initialize WebAssembly', zh: 'WebAssembly 初始化失败' },
})

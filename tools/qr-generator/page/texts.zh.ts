import type { en } from './texts.en.ts'

export const zh: typeof en = {
  operation: '操作',
  content: '内容',
  text: '链接或文本',
  example: '示例：https://example.org',
  asLogo: '用作 Logo',
  camera: '使用摄像头',
  cameraStates: {
    starting: '请在浏览器询问时允许使用摄像头，画面不会离开本机。',
    on: '将二维码对准摄像头，画面不会离开本机。',
    refused: '浏览器未允许使用摄像头。请在浏览器设置中允许，或选择图片。',
    missing: '无法使用摄像头，请选择图片。',
  },
  close: '关闭',
}

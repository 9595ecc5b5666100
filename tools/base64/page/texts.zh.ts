import type { PageTexts } from './texts.en.ts'

export const zh: PageTexts = {
  directionLabel: '方向',
  materialLabel: '输入类型',
  direction: { encode: '编码', decode: '解码' },
  material: { text: '文本', file: '图片或文件' },
}

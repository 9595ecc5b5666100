import { imageWarnings } from '#kit/words/image-warnings.ts'
import type { PageTexts } from './texts.en.ts'

export const zh: PageTexts = {
  ...imageWarnings.zh,
  scriptsRemoved: '已移除其中的脚本',
  images: '图片',
  drop: '把图片拖到页面任意位置，或直接粘贴',
  release: '松开即可压缩图片',
  none: '图片会列在这里，添加后立即开始压缩。',
  kept: '保留原图',
  notSmaller: '无法进一步压缩',
  changed: '{from} → {to}，{width} × {height}',
  saved: '已节省 {size}，{percent}%',
  history: '{files} 个文件，节省 {size}',
  settled: '已完成 {ready}/{all}，已节省 {size}',
  downloaded: '已下载',
  archive: '图片.zip',
  auto: '自动（最小）',
  source: '与原图相同',
  more: '更多',
  any: '不限',
  resize: { none: '不缩放', contain: '适应', cover: '填满' },
  target: '如 200 kB',
  badTarget: '请输入大小，如 200 kB',
  presets: {
    web: '自动，1920 像素',
    high: '原格式，90',
    social: 'JPEG，1200 像素',
    thumbnail: '320 × 320 像素',
  },
}

import { imageWarnings } from '#kit/words/image-warnings.ts'
import type { PageTexts } from './texts.en.ts'

export const zh: PageTexts = {
  ...imageWarnings.zh,
  images: '图片',
  drop: '把图片拖到页面任意位置，或直接粘贴',
  release: '松开即可转换图片',
  none: '图片会列在这里，添加后立即开始转换。',
  changed: '{from} → {to}，{width} × {height}',
  frames: '{frames} 帧',
  first: '多帧中的第一帧',
  settled: '已完成 {ready}/{all}',
  total: '共 {size}',
  downloaded: '已下载',
  archive: '图片.zip',
  more: '更多',
  own: '原尺寸',
  can: '支持的格式',
  format: '格式',
  reads: '读取',
  writes: '写入',
  transparency: '透明度',
  yes: '是',
  no: '否',
  presets: { web: 'WebP，80', 'jpeg-high': 'JPEG，95', 'png-transparent': 'PNG', thumbnail: 'JPEG，200 × 200 像素' },
}

import type { PageTexts } from './texts.en.ts'

export const zh: PageTexts = {
  lightness: '明度',
  chroma: '彩度',
  hue: '色相',
  number: '数值',
  outside: '超出 sRGB',
  legend: '超出 sRGB：多数屏幕会显示为最接近的颜色',
  asShown: '本屏幕显示的效果',
  nearest: 'sRGB 中最接近的颜色：',
  noColor: '尚无颜色',
  paste: '粘贴',
  clear: '清空',
  largeText: '大号文字 24 px',
  normalText: '正文为 16 px，一眼看得清吗？',
  control: '按钮',
  large: '大号文字',
  normal: '正文',
  graphics: '图标、控件',
  pass: '通过',
  fail: '未通过',
  gradient: '渐变预览：从 {first} 到 {last}',
}

import { presetPictures } from './drawing/choice-pictures.ts'
import type { en } from './texts.en.ts'

const levels = { L: 'L：可损失 7 %', M: 'M：15 %', Q: 'Q：25 %', H: 'H：30 %' }

export const zh: typeof en = {
  operations: {
    generate: { title: '生成', description: '把文本做成二维码。', done: '已生成' },
    read: { title: '识别', description: '识别图片中的二维码。', done: '已识别' },
  },
  input: {
    text: { label: '文本', help: '链接或任意文本' },
    preset: {
      label: '样式',
      help: '填写的字段优先于样式',
      choices: { basic: '基本', rounded: '圆角', colorful: '彩色', modern: '现代' },
      pictures: presetPictures,
    },
    format: {
      label: '格式',
      help: '印刷用 SVG，其他用 PNG',
      choices: { png: 'PNG', svg: 'SVG', jpeg: 'JPEG', webp: 'WebP' },
    },
    size: { label: '尺寸', help: '单位为像素；每个码点不足 4 像素时自动加大' },
    margin: { label: '边距', help: '单位为码点，扫码软件期望 4' },
    errorCorrection: { label: '容错级别', help: '默认 M，有标志时为 H', choices: levels },
    dots: {
      label: '码点形状',
      help: '不选则随样式',
      choices: {
        square: '方形',
        rounded: '圆角',
        dots: '圆点',
        classy: '叶形',
        'classy-rounded': '圆润叶形',
        'extra-rounded': '大圆角',
      },
    },
    corners: {
      label: '定位角形状',
      help: '不选则随样式',
      choices: { square: '方形', dot: '圆形', 'extra-rounded': '圆角' },
    },
    foreground: { label: '颜色', help: '深色码、浅色底最易识别' },
    cornerColor: { label: '定位角颜色', help: '不选则与码点相同' },
    background: { label: '背景', help: '颜色，或填 transparent 表示透明' },
    logo: { label: '标志', help: '放在正中' },
    logoSize: { label: '标志大小', help: '占宽度的比例，0.1 至 0.5，不超过 0.3 较稳妥' },
    hideBackgroundDots: { label: '隐藏标志下的码点', help: '四周留一个码点的空白' },
    file: { label: '图片', help: '含有二维码的截图或照片' },
  },
  output: {
    file: { label: '二维码', help: '生成的图片' },
    readable: {
      label: '扫码测试',
      help: '由独立的识别程序重新识别成品图片',
      choices: { true: '通过', false: '未通过：识别程序无法读出此图片' },
    },
    contrast: {
      label: '对比度',
      help: '颜色与背景的对比，至少应为 3:1',
      choices: {
        good: '良好',
        low: '过低：许多手机会识别不出',
        inverted: '浅色码、深色底：部分软件无法识别',
      },
    },
    version: { label: '版本', help: '1 至 40，每升一级每边多四个码点' },
    errorCorrection: { label: '容错级别', help: '实际使用的级别', choices: levels },
    size: { label: '尺寸', help: '单位为像素' },
    texts: { label: '内容', help: '各二维码的内容，依次列出' },
  },
  guide: {
    steps: ['输入链接或文本。', '选择样式、颜色和标志，并确认扫码测试通过。', '下载 PNG、SVG、JPEG 或 WebP。'],
    questions: [
      {
        question: '生成的二维码能扫吗？',
        answer:
          '每个二维码生成后，都会连同颜色和标志，由另一套独立的识别程序从成品图片中重新识别，失败会明确提示。印刷前仍建议用手机试扫。',
      },
      {
        question: '容错级别怎么选？',
        answer:
          'L 可损失 7 %，M 15 %，Q 25 %，H 30 %。屏幕和纸张用 M 即可；加标志或表面粗糙时用 H。级别越高，码点越密。',
      },
      { question: '二维码会过期吗？', answer: '不会。文本就在二维码里，不经过任何可能停用的服务器。' },
      { question: '文本会上传吗？', answer: '不会。生成和识别都在你的设备上完成。' },
    ],
  },
}

import { imageWarnings } from '#kit/words/image-warnings.ts'
import { namesIn } from './color/names.ts'
import type { en } from './texts.en.ts'

export const zh: typeof en = {
  operations: {
    extract: { title: '提取颜色', description: '提取图片的主要颜色。', done: '颜色已提取' },
    exportPalette: { title: '导出色板', description: '把颜色导出为设计软件可用的色板。', done: '已导出' },
  },
  input: {
    file: {
      label: '图片',
      help: 'PNG、JPEG、WebP、AVIF、JPEG XL、GIF、BMP、ICO、TIFF、SVG 或 HEIC，最多 1 亿像素',
    },
    count: { label: '颜色数量', help: '最多提取的颜色数' },
    tolerance: { label: '容差', help: '差异小于此值的颜色合为一种' },
    sort: {
      label: '排序',
      help: '按占比、由亮到暗，或按色环',
      choices: { frequency: '占比', brightness: '亮度', hue: '色相' },
    },
    includeTransparent: { label: '包含透明像素', help: '透明度过半的像素也按其存储的颜色计入' },
    colors: { label: '颜色', help: '十六进制，例如 #1e90ff' },
    format: {
      label: '格式',
      help: '色板文件的格式',
      choices: {
        ase: 'ASE (Adobe)',
        gpl: 'GPL (GIMP)',
        css: 'CSS',
        scss: 'SCSS',
        tailwind: 'Tailwind CSS',
        json: 'JSON',
      },
    },
  },
  output: {
    colors: {
      label: '色板',
      help: '图片的主要颜色',
      columns: {
        hex: { label: 'HEX', help: '格式为 #rrggbb' },
        rgb: { label: 'RGB', help: '红、绿、蓝，0 到 255' },
        hsl: { label: 'HSL', help: '色相（度）、饱和度和亮度（百分比）' },
        oklch: { label: 'OKLCH', help: '明度 0 到 1、彩度、色相（度）' },
        share: { label: '占比', help: '在图片中的比例，0 到 1' },
        name: { label: '名称', help: '最接近的颜色名称，英文', choices: namesIn('zh') },
      },
    },
    warnings: {
      label: '警告',
      help: '读取文件时的注意事项',
      choices: imageWarnings.zh,
    },
    css: { label: 'CSS', help: '自定义属性' },
    json: { label: 'JSON', help: '每种颜色的全部数据' },
    scss: { label: 'SCSS', help: '变量及其映射表' },
    tailwind: { label: 'Tailwind CSS', help: '第 4 版的主题' },
    file: { label: '文件', help: '色板文件' },
  },
  guide: {
    steps: ['拖入或粘贴图片。', '点击色值即可复制，也可在图片上取色。', '复制代码，或下载色板用于设计软件。'],
    questions: [
      {
        question: '颜色是怎样提取的？',
        answer:
          '把看起来相近的像素归为一类，相近程度按符合视觉的 OKLab 计算。纯色区域得到的正是其本色，面积小但鲜艳的颜色会优先保留。同一张图片每次结果都相同。',
      },
      { question: '为什么颜色比设定的少？', answer: '图片中差异超过容差的颜色只有这些。降低容差可区分更细。' },
      {
        question: '对比度数值是什么意思？',
        answer:
          'WCAG 要求正文至少 4.5、大字至少 3（AA），更高要求为 7（AAA）。APCA 的 Lc 更接近实际阅读感受：正文 75，较大文字 60，标题 45。',
      },
      {
        question: 'ASE 和 GPL 用什么软件打开？',
        answer: 'ASE：Photoshop、Illustrator、InDesign、Affinity。GPL：GIMP、Inkscape、Krita、Aseprite。',
      },
      { question: '图片会上传吗？', answer: '不会。图片在本机读取，不会离开你的设备。' },
    ],
  },
}

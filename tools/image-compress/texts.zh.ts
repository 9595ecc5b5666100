import { imageWarnings } from '#kit/words/image-warnings.ts'
import { labelsOf } from '#lib/imaging/formats/all-formats.ts'
import { resultFormats } from '#lib/imaging/settings/result-formats.ts'
import { readOnlyFormats } from './steps/source-formats.ts'
import type { en } from './texts.en.ts'

const formats = labelsOf(resultFormats)

/** Only where an original of such a format comes back. */
const readOnly = labelsOf(readOnlyFormats)

export const zh: typeof en = {
  operations: {
    compress: { title: '压缩', description: '压缩图片，肉眼看不出损失。' },
  },
  input: {
    file: { label: '图片', help: 'JPEG、PNG、WebP、AVIF、JPEG XL、SVG、GIF、BMP、TIFF 或 HEIC，最多 1 亿像素' },
    quality: { label: '质量', help: '各格式统一按 JPEG 的质量刻度；默认为 75，或由预设决定' },
    format: {
      label: '格式',
      help: '“自动”选择浏览器都能显示的格式中最小的；默认为自动，或由预设决定',
      choices: { auto: '自动', ...formats },
    },
    maxWidth: { label: '最大宽度', help: '单位为像素，小图不会放大' },
    maxHeight: { label: '最大高度', help: '单位为像素，小图不会放大' },
    resize: {
      label: '调整尺寸',
      help: '填了最大宽高则为“适应”；默认为不缩放，或由预设决定',
      choices: { none: '不缩放', contain: '适应（缩放到范围内）', cover: '填满（裁剪多余部分）' },
    },
    targetBytes: {
      label: '目标大小',
      help: '单位为字节，绝不超过：先降低质量，再减少像素，除非尺寸已固定',
    },
    metadata: {
      label: '元数据',
      help: 'EXIF、XMP 等信息；AVIF 结果以及由 TIFF、HEIC 得到的结果不含元数据',
      choices: { strip: '全部去除', 'strip-location': '去除位置', keep: '保留' },
    },
    colors: { label: '颜色数', help: '把 PNG 或 GIF 减少到 2 至 256 种颜色；动图按每帧计' },
    fileName: { label: '文件名', help: '可用 {name}、{width} 和 {height}，扩展名随格式而定' },
    preset: {
      label: '预设',
      help: '填写的字段优先于预设',
      choices: { web: '网页优化', high: '高质量', social: '社交媒体', thumbnail: '缩略图' },
    },
  },
  output: {
    file: { label: '结果', help: '压缩后的图片' },
    originalSize: { label: '压缩前', help: '单位为字节' },
    size: { label: '压缩后', help: '单位为字节' },
    width: { label: '宽度', help: '结果的宽度，单位为像素' },
    height: { label: '高度', help: '结果的高度，单位为像素' },
    format: { label: '格式', help: '结果的格式', choices: { ...formats, ...readOnly, svg: 'SVG' } },
    kept: { label: '保留原图', help: '没有更小的结果，返回原图' },
    warnings: {
      label: '警告',
      help: '读取文件时的注意事项',
      choices: {
        ...imageWarnings.zh,
        scriptsRemoved: '已移除 SVG 中的脚本',
        metadataLost: '部分元数据（EXIF、XMP 或 IPTC）已丢失：结果的格式无法保存',
        originalKept: '没有更小的结果，返回的是原文件，格式未变',
      },
    },
  },
  guide: {
    steps: [
      '拖入一张或多张图片，也可以粘贴。',
      '选择预设，或自己设置质量、格式和尺寸。',
      '对比前后效果，下载一张或全部。',
    ],
    questions: [
      {
        question: '该选哪种格式？',
        answer: '“自动”会在 WebP、JPEG 和 PNG 中选最小的。AVIF 往往更小，但耗时更长，有些程序打不开。',
      },
      { question: '图片会上传吗？', answer: '不会。压缩在你的设备上完成，图片不会离开设备。' },
      {
        question: '为什么返回了原图？',
        answer: '没有压缩出更小的结果，而结果绝不会比原图大。如果你选择去除元数据，仍会去除。',
      },
      {
        question: '动图会怎样压缩？',
        answer:
          'GIF 和 WebP 动图压缩后仍是动图：“自动”输出 WebP，GIF 更小时输出 GIF，想保留 GIF 可选择 GIF 格式。只写入帧与帧之间变化的部分，时长和循环次数不变。',
      },
      {
        question: 'SVG 会怎样压缩？',
        answer:
          '仍是 SVG：由 SVGO 去掉看不见的内容，缩短路径和数字，质量越低越短。脚本、事件处理和指向脚本的链接一律移除。',
      },
      {
        question: '会去除哪些元数据？',
        answer:
          'EXIF、GPS 位置、XMP、IPTC、注释和缩略图：相机和软件写入的一切，例如时间、地点和设备。方向不正的照片会转正，广色域会转为 sRGB。',
      },
    ],
  },
}

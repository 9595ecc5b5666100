import { imageWarnings } from '#kit/words/image-warnings.ts'
import { labelsOf } from '#lib/imaging/formats/all-formats.ts'
import { sourceFormats, targetFormats } from './steps/offered-formats.ts'
import type { en } from './texts.en.ts'

export const zh: typeof en = {
  operations: {
    convert: { title: '转换', description: '把图片转换为另一种格式。' },
  },
  input: {
    file: {
      label: '图片',
      help: 'PNG、JPEG、WebP、AVIF、JPEG XL、GIF、BMP、ICO、TIFF、SVG 或 HEIC，最多 1 亿像素',
    },
    format: { label: '格式', help: '默认为 PNG，或由预设决定', choices: labelsOf(targetFormats) },
    quality: { label: '质量', help: '用于 JPEG、WebP、AVIF 和 JPEG XL；默认为 85，或由预设决定' },
    keepTransparency: { label: '保留透明度', help: '仅限支持透明的格式，JPEG 不支持' },
    background: { label: '背景色', help: '填充原本透明的部分' },
    width: { label: '宽度', help: '单位为像素，留空则不变' },
    height: { label: '高度', help: '单位为像素，留空则不变' },
    keepAspectRatio: { label: '保持宽高比', help: '缩放到宽度和高度以内' },
    smoothing: { label: '平滑缩放', help: '像素画可停用' },
    sizes: { label: '图标尺寸', help: '每边像素数，最大 256；仅用于 ICO' },
    scale: { label: 'SVG 倍数', help: '原尺寸的 0.01 到 100 倍' },
    fileName: { label: '文件名', help: '可用 {name}、{width} 和 {height}，扩展名随格式而定' },
    preset: {
      label: '预设',
      help: '单独填写的字段优先于预设',
      choices: {
        web: '网页优化',
        'jpeg-high': '高质量 JPEG',
        'png-transparent': '透明 PNG',
        thumbnail: '缩略图',
      },
    },
    animation: {
      label: '动图',
      help: 'GIF 和 WebP 动图转为 GIF 或 WebP 时有效，其他格式取第一帧',
      choices: { keep: '保留', first: '仅第一帧' },
    },
  },
  output: {
    file: { label: '结果', help: '新格式的图片' },
    width: { label: '宽度', help: '单位为像素；图标为其最大尺寸' },
    height: { label: '高度', help: '单位为像素；图标为其最大尺寸' },
    format: { label: '格式', help: '结果的格式', choices: labelsOf(targetFormats) },
    source: { label: '原格式', help: '根据文件内容判断', choices: labelsOf(sourceFormats) },
    originalSize: { label: '转换前', help: '单位为字节' },
    size: { label: '转换后', help: '单位为字节' },
    frames: { label: '帧数', help: '转换的帧数，静态图片为 1' },
    firstOnly: { label: '仅第一帧', help: '文件有多帧或多页，结果为第一帧' },
    warnings: {
      label: '警告',
      help: '读取文件时的注意事项',
      choices: { ...imageWarnings.zh, firstFrame: '动图或多页文件，只转换了第一帧' },
    },
  },
  guide: {
    steps: [
      '拖入一张或多张图片，也可以直接粘贴。',
      '选择格式或预设，需要时填写尺寸。',
      '逐张下载，或打包为 ZIP 下载。',
    ],
    questions: [
      {
        question: '支持哪些格式？',
        answer:
          '可读可写：PNG、JPEG、WebP、AVIF、JPEG XL、GIF、BMP、ICO 和 TIFF。只能读取：SVG，以及 iPhone 照片所用的 HEIC。TIFF 包括传真（CCITT）、BigTIFF、CMYK、Lab 和各种位深，JPEG 包括 CMYK。不支持无损 JPEG 和相机 RAW。',
      },
      {
        question: '动图会怎样？',
        answer:
          'GIF 和 WebP 动图转为 GIF 或 WebP 后仍是动图：逐帧缩放，时长和循环次数不变。转为其他格式或选择“仅第一帧”时，结果为第一帧，并会注明。多页 TIFF 取第一页，图标取其中最大的一张。',
      },
      { question: '图片会上传吗？', answer: '不会。图片在本机转换，不会离开你的设备。' },
      {
        question: '怎样制作网站图标？',
        answer: '选择 ICO，文件中会有 16、32 和 48 像素的图片，也可以自选尺寸。',
      },
      {
        question: 'SVG 会模糊吗？',
        answer: '不会。SVG 按你要的倍数或宽度直接绘制。文字使用已安装的字体，引用的其他文件不会加载。',
      },
    ],
  },
}

import { defineErrors } from '#kit/errors.ts'

export const errors = defineErrors({
  notImage: { en: 'Please select a valid image file', zh: '请选择有效的图片文件' },
  tooLarge: {
    en: 'This image has {width} × {height} pixels; the limit is 100 million: make it smaller first',
    zh: '图片为 {width} × {height} 像素，最多可读取 1 亿像素，请先缩小尺寸',
  },
  needsMemory: {
    en: 'Image compression failed',
    zh: '图片压缩失败',
    reason: {
      en: '{format} of {width} × {height} pixels takes more than the {mebibytes} MiB of memory that one run may use here; up to {million} million pixels fit. Use fewer pixels, another format, the page of this tool or the command line',
      zh: '{width} × {height} 像素的 {format} 所需内存超过此处每次运行的上限 {mebibytes} MiB，此格式最多 {million}00 万像素。请减少像素、改用其他格式，或使用本工具的网页或命令行',
    },
  },
  unsupported: {
    en: 'Image compression failed',
    zh: '图片压缩失败',
    reason: {
      en: '{type} cannot be compressed; only JPEG, PNG, WebP, AVIF, JPEG XL, SVG, GIF, BMP, TIFF and HEIC can',
      zh: '无法压缩 {type}，只支持 JPEG、PNG、WebP、AVIF、JPEG XL、SVG、GIF、BMP、TIFF 和 HEIC',
    },
  },
  animated: {
    en: 'Image compression failed',
    zh: '图片压缩失败',
    reason: {
      en: 'of animated images, only GIF and WebP can be compressed, and multi-page TIFFs can’t; the image converter takes the first frame or page',
      zh: '动图只支持 GIF 和 WebP，也不支持多页 TIFF；“图片格式转换”可取第一帧或第一页',
    },
  },
  animationTooLarge: {
    en: 'Image compression failed',
    zh: '图片压缩失败',
    reason: {
      en: 'this animation has {frames} frames of {width} × {height} pixels; the limits are {mostFrames} frames and 1 billion pixels in all: make it shorter or smaller first',
      zh: '动图为 {frames} 帧，每帧 {width} × {height} 像素；最多可压缩 {mostFrames} 帧，总共 10 亿像素。请先剪短或缩小',
    },
  },
  staysAnimated: {
    en: 'Image compression failed',
    zh: '图片压缩失败',
    reason: {
      en: '{format} would keep only the first frame of this animation; choose WebP, GIF or automatic, or take the first frame with the image converter',
      zh: '{format} 只能保留动图的第一帧。请选择 WebP、GIF 或自动，或用“图片格式转换”取第一帧',
    },
    field: 'format',
  },
  staysVector: {
    en: 'Image compression failed',
    zh: '图片压缩失败',
    reason: {
      en: 'an SVG stays an SVG here; the image converter draws it as {format}',
      zh: '此处 SVG 只能压缩为 SVG；转成 {format} 请用“图片格式转换”',
    },
    field: 'format',
  },
  targetTooSmall: {
    en: 'Image compression failed',
    zh: '图片压缩失败',
    reason: {
      en: '{size} bytes is the smallest possible; set a larger target',
      zh: '最小只能压缩到 {size} 字节，请调大目标大小',
    },
  },
  // Messages of codecs are in English only, so this one is ours.
  failed: {
    en: 'Image compression failed',
    zh: '图片压缩失败',
    reason: {
      en: 'the file is damaged, incomplete, or of an unsupported type',
      zh: '文件已损坏、不完整，或编解码器不支持其类型',
    },
  },
})

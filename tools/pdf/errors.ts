import { defineErrors } from '#kit/errors.ts'
import { translateReason } from '#lib/pdf/pdf-error.ts'

export const errors = defineErrors({
  empty: { en: 'Please enter some text to process', zh: '请输入要处理的文本', field: 'text' },
  emptyFile: { en: 'Please choose a file', zh: '请选择文件' },
  notPdf: { en: '{name} is not a PDF', zh: '{name} 不是 PDF' },
  damaged: { en: '{name} is damaged: {reason}', zh: '{name} 已损坏：{reason}', inChinese: translateReason },
  needsPassword: { en: 'This PDF needs its password', zh: '该 PDF 需要密码' },
  fileNeedsPassword: {
    en: '{name} needs its password: unlock it first',
    zh: '{name} 需要密码，请先移除密码',
    field: 'files',
  },
  wrongPassword: { en: 'Wrong password', zh: '密码不正确', field: 'password' },
  noPassword: { en: 'Please enter a password', zh: '请输入密码', field: 'password' },
  longPassword: {
    en: 'A PDF password has at most 127 bytes, and no NUL character: shorten it',
    zh: 'PDF 密码最多 127 字节，且不能含 NUL 字符，请缩短密码',
    field: 'password',
  },
  badPages: {
    en: 'There is no page {page}: the PDF has {count}',
    zh: '没有第 {page} 页：共 {count} 页',
  },
  badRotation: {
    en: 'Write pages, a colon, and 90, 180 or 270, such as 2:90',
    zh: '请在页码后写冒号和角度（90、180 或 270），例如 2:90',
    field: 'rotate',
  },
  noRanges: {
    en: 'Enter the pages of each file, such as 1-3,4-z',
    zh: '请填写每个文件的页码，例如 1-3,4-z',
    field: 'ranges',
  },
  noBookmarks: {
    en: 'This PDF has no bookmarks: split it by pages',
    zh: '该 PDF 没有书签，请按页拆分',
    field: 'by',
  },
  tooLarge: {
    en: 'Too large: files may have {mebibytes} MiB, and {pages} pages are converted at a time',
    zh: '超出上限：文件最多 {mebibytes} MiB，每次最多转换 {pages} 页',
  },
  tooManyPixels: {
    en: 'The image would have {width} × {height} pixels: choose a lower resolution or fewer pages',
    zh: '图片将达到 {width} × {height} 像素，请降低分辨率或减少页数',
  },
  tooManyBytes: {
    en: 'The images would take more than {mebibytes} MiB: choose fewer pages or a lower resolution',
    zh: '图片总大小将超过 {mebibytes} MiB，请减少页数或降低分辨率',
  },
  wideMargin: {
    en: 'This margin leaves no room on the page: choose at most {widest} mm',
    zh: '页边距过大，页面放不下图片，最大可填 {widest} 毫米',
    field: 'margin',
  },
  imageTooLarge: {
    en: '{name} has {width} × {height} pixels; the limit is {million} million: make it smaller first',
    zh: '{name} 为 {width} × {height} 像素，上限为 {million}00 万像素，请先缩小尺寸',
    field: 'files',
  },
  notImage: { en: '{name} is not a valid image file', zh: '{name} 不是有效的图片文件', field: 'files' },
})

import { defineErrors } from '#kit/errors.ts'

/** Failures that any operation can have under limits of time and memory. */
export const errors = defineErrors({
  timeout: {
    en: 'Stopped: this takes more than {seconds} s; use a smaller input, the page of this tool or the command line',
    zh: '已停止：运行超过 {seconds} 秒。请减少内容，或使用本工具的网页或命令行',
  },
  tooMuchMemory: {
    en: 'Stopped: this takes more than {mebibytes} MiB of memory; use a smaller input, the page of this tool or the command line',
    zh: '已停止：占用内存超过 {mebibytes} MiB。请减少内容，或使用本工具的网页或命令行',
  },
  answerTooLarge: {
    en: 'The answer is longer than {mebibytes} MiB. Ask for less, or request a file as application/octet-stream',
    zh: '结果超过 {mebibytes} MiB。请减少内容；结果为文件时，可用 application/octet-stream 直接获取',
  },
})

import { defineErrors } from '#kit/errors.ts'

/** How any operation can fail where its time and memory are limited, whatever tool it belongs to. */
export const errors = defineErrors({
  timeout: {
    en: 'Stopped: this takes more than {seconds} s',
    zh: '已停止：运行超过 {seconds} 秒',
  },
  tooMuchMemory: {
    en: 'Stopped: this takes more than {mebibytes} MiB of memory',
    zh: '已停止：占用内存超过 {mebibytes} MiB',
  },
  answerTooLarge: {
    en: 'The answer is longer than {mebibytes} MiB. Ask for less, or request a file as application/octet-stream',
    zh: '结果超过 {mebibytes} MiB。请减少内容；结果为文件时，可用 application/octet-stream 直接获取',
  },
})

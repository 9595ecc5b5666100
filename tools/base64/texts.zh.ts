import type { en } from './texts.en.ts'

const charsets = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  gbk: 'GBK',
  big5: 'Big5',
  shift_jis: 'Shift_JIS',
  latin1: 'Latin-1',
}

export const zh: typeof en = {
  operations: {
    encode: { title: '编码文本', description: '把文本编码为 Base64。', done: '已编码' },
    decode: { title: '解码文本', description: '把 Base64 解码为文本或十六进制转储。', done: '已解码' },
    encodeFile: { title: '编码文件', description: '把图片或任意文件编码为 Base64 或 Data URI。', done: '已编码' },
    decodeFile: { title: '解码为文件', description: '把 Base64 还原为图片或任意文件。', done: '已解码' },
  },
  input: {
    text: { label: '文本', help: '要编码的文本' },
    base64: { label: 'Base64', help: '两种字符表均可，可含换行或 Data URI 前缀' },
    file: { label: '文件', help: '图片或任意文件，大小不限' },
    alphabet: {
      label: '字符表',
      help: 'URL 安全字符表用 - 和 _ 代替 + 和 /',
      choices: { standard: '标准', 'url-safe': 'URL 安全' },
    },
    padding: { label: '填充（=）', help: '用 = 把长度补足为 4 的倍数' },
    lineLength: { label: '每行字符数', help: '0 表示不换行' },
    charset: { label: '字符集', help: '文本编码', choices: charsets },
    eachLine: { label: '逐行处理', help: '换行保持不变' },
    dataUri: { label: 'Data URI', help: '以“data:”和媒体类型开头，可直接用于 HTML 和 CSS' },
    expect: { label: '期望类型', help: '不符合时报错', choices: { any: '任意文件', image: '图片' } },
  },
  output: {
    base64: { label: 'Base64', help: '编码结果；超过 67 MB 时为文件' },
    text: { label: '文本', help: '解码后的文本；不是文本时为十六进制转储' },
    isText: {
      label: '内容',
      help: '这些字节是否为此字符集的文本',
      choices: { true: '此字符集的文本', false: '不是此字符集的文本' },
    },
    mediaType: { label: '媒体类型', help: '根据字节判断' },
    size: { label: '大小', help: '解码后的字节数' },
    file: { label: '文件', help: '解码后的文件，类型根据字节判断' },
  },
  guide: {
    steps: [
      '输入或粘贴文本，也可以把文件拖到页面任意位置。',
      '结果即时出现，修改选项后自动更新。',
      '复制、下载结果，或发送到其他工具。',
    ],
    questions: [
      { question: 'Base64 是加密吗？', answer: '不是，任何人都能解码。需要保护内容时请使用“加密解密”。' },
      { question: '为什么结果更长？', answer: '每 3 个字节变成 4 个字符，因此长度增加约三分之一。' },
      {
        question: '支持解码哪些 Base64？',
        answer:
          '两种字符表都支持，有无填充、换行或“data:”前缀都可以。前缀声明了字符集时按该字符集解码，除非你选了 UTF-8 以外的字符集。',
      },
    ],
  },
}

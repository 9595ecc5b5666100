import type { en } from './texts.en.ts'

export const zh: typeof en = {
  operations: {
    hashText: { title: '文本哈希', description: '计算文本或其中每一行的 MD5。', done: '已计算' },
    hashFile: { title: '文件哈希', description: '分片计算任意大小文件的 MD5。', done: '已计算' },
  },
  input: {
    text: { label: '文本', help: '要计算哈希的文本' },
    charset: {
      label: '字符集',
      help: '文本编码',
      choices: {
        'utf-8': 'UTF-8',
        'utf-16le': 'UTF-16 LE',
        'utf-16be': 'UTF-16 BE',
        gbk: 'GBK',
        big5: 'Big5',
        shift_jis: 'Shift_JIS',
        latin1: 'Latin-1',
      },
    },
    salt: { label: '盐', help: '计算前与文本（或每一行）拼接' },
    saltPosition: { label: '盐的位置', help: '拼在文本之前还是之后', choices: { after: '之后', before: '之前' } },
    rounds: { label: '轮数', help: '2 轮即 md5(md5(文本))：每一轮都对上一轮的十六进制结果再次计算' },
    eachLine: { label: '逐行处理', help: '每行一个结果，空行保持为空' },
    file: { label: '文件', help: '任意文件，大小不限' },
  },
  output: {
    hash: { label: 'MD5', help: '32 位十六进制；逐行处理时每行一个' },
    short: { label: '16 位', help: '32 位中间的 16 位' },
    upper: { label: '大写', help: '大写的 32 位' },
    size: { label: '大小', help: '文件的字节数' },
  },
  guide: {
    steps: ['输入或粘贴文本，或者选择文件。', '需要时设置字符集、盐或轮数。', '复制结果：32 位、16 位或大写。'],
    questions: [
      {
        question: 'MD5 安全吗？',
        answer: '不安全，很容易构造碰撞（MD5 相同的两个文件）。它适合发现意外的改动；密码和签名请用更强的算法。',
      },
      { question: 'MD5 能解密吗？', answer: '不能。但简短或常见的文本可以被猜出，因此不能用来保护密码。' },
      {
        question: '为什么和别的程序结果不同？',
        answer: '因为计算的字节不同：请检查字符集、结尾的换行，以及盐的拼接方式。',
      },
    ],
  },
}

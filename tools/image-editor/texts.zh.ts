import type { en } from './texts.en.ts'

export const zh: typeof en = {
  operations: { crop: { title: '反转', description: '从末尾书写文本。' } },
  input: {
    text: { label: '文本', help: '要反转的文本' },
    eachLine: { label: '逐行反转', help: '换行保持原位' },
  },
  output: { text: { label: '结果', help: '反转后的文本' } },
  guide: {
    steps: ['输入或粘贴文本。', '复制结果，或用“交换”还原。'],
    questions: [
      { question: '表情符号会损坏吗？', answer: '不会，看起来是一个字符的内容会整体移动。' },
      { question: '文本会发送出去吗？', answer: '不会，全部在你的设备上处理。' },
    ],
  },
}

import type { PageTexts } from './texts.en.ts'

export const zh: PageTexts = {
  action: { encrypt: '加密', decrypt: '解密', sign: '签名', verify: '验签', hash: '哈希', generateKey: '生成密钥' },
  material: { text: '文本', file: '文件' },
  actionLabel: '操作',
  materialLabel: '输入类型',
  show: '显示密钥',
  hide: '隐藏密钥',
  newKey: '生成密钥',
  newIv: '生成 IV',
  random: '随机',
  inMessage: '包含在消息中',
  generate: '生成',
  more: '更多',
  singleUse: '每个 IV 只能使用一次',
  derivation: '密钥、IV 和盐',
  command: { encrypt: 'OpenSSL 加密命令', decrypt: 'OpenSSL 解密命令' },
  otherDerivations: '密钥是用其他方式派生的吗？',
  tryDerivation: '尝试 {kdf}',
  tryIterations: '尝试 {kdf}，迭代 {iterations} 次',
}

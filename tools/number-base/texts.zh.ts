import type { en } from './texts.en.ts'

export const zh: typeof en = {
  operations: {
    convert: { title: '转换', description: '在任意两种进制之间转换。', done: '已转换' },
    bits: { title: '补码', description: '查看整数的二进制位与补码。', done: '已完成' },
    float: { title: '浮点数', description: '查看数在 IEEE 754 中的存储方式。', done: '已编码' },
    fromFloat: { title: '解析浮点数', description: '把 IEEE 754 的字节还原为数。', done: '已解析' },
  },
  input: {
    number: { label: '数', help: '可识别 0x、0b、0o、# 前缀和 h 后缀，以及 1,234,567；循环节写在括号里' },
    from: { label: '原进制', help: '2 到 64，0 为按前缀识别' },
    to: { label: '目标进制', help: '2 到 64' },
    fractionDigits: { label: '小数位数', help: '超出时四舍五入' },
    grouping: { label: '每组位数', help: '0 为不分组' },
    prefix: { label: '添加前缀', help: '0x、0b 或 0o' },
    upperCase: { label: '大写', help: '用于 36 以内的进制' },
    eachLine: { label: '逐行处理', help: '每行一个数；不打开时只能输入一个数' },
    width: {
      label: '位宽',
      help: '二进制位数',
      choices: { 8: '8 位', 16: '16 位', 32: '32 位', 64: '64 位', 128: '128 位' },
    },
    signed: { label: '有符号', help: '检查十进制数的范围；0xFF 总能放入 8 位' },
    format: {
      label: '格式',
      help: '浮点数的类型',
      choices: {
        double: 'double（64 位）',
        single: 'float（32 位）',
        half: 'half（16 位）',
        bfloat16: 'bfloat16（16 位）',
      },
    },
    hexadecimal: { label: '十六进制字节', help: '例如 40490FDB' },
    bigEndian: { label: '大端序', help: '高位字节在前' },
  },
  output: {
    result: { label: '结果', help: '循环节写在括号内' },
    isExact: { label: '精确', help: '结果是否经过舍入', choices: { true: '是', false: '已舍入' } },
    repeating: { label: '循环节', help: '无限重复的数字' },
    binary: { label: '二进制', help: '小数过长时舍入' },
    octal: { label: '八进制', help: '小数过长时舍入' },
    decimal: { label: '十进制', help: '小数过长时舍入' },
    hexadecimal: { label: '十六进制', help: '小数过长时舍入' },
    base: { label: '识别的进制', help: '输入的数是几进制' },
    unsigned: { label: '无符号', help: '按无符号数读取' },
    signed: { label: '有符号', help: '按补码读取' },
    inverted: { label: '按位取反', help: '每一位取反，十六进制' },
    byteSwapped: { label: '字节反转', help: '换成另一种字节序，十六进制' },
    setBits: { label: '1 的个数', help: '值为 1 的位数' },
    leadingZeros: { label: '前导零', help: '第一个 1 之前的位数' },
    sign: { label: '符号位', help: '负数为 1' },
    exponent: { label: '指数', help: '2 的指数，不含偏移' },
    significand: { label: '尾数', help: '与 2 的幂相乘的数' },
    exact: { label: '精确值', help: '实际存储的值，全部数字' },
    shortest: { label: '最短写法', help: '能还原为同一浮点数的最少数字' },
    difference: { label: '误差', help: '存储的值减去输入的数' },
    next: { label: '下一个', help: '比它大的下一个浮点数' },
    previous: { label: '上一个', help: '比它小的上一个浮点数' },
    note: { label: '说明', help: '数字个数正好是较短格式时的提示' },
    kind: {
      label: '类别',
      help: '浮点数的类别',
      choices: { normal: '规格化数', subnormal: '非规格化数', zero: '零', infinite: '无穷大', nan: '非数（NaN）' },
    },
  },
  guide: {
    steps: [
      '输入一个数；0x 等前缀会说明进制，也可以自己指定。',
      '选择目标进制；常用的四种进制始终显示，直接修改其中一个，其他随之更新。',
      '查看补码和字节序用“补码”，查看 IEEE 754 用“浮点数”。',
    ],
    questions: [
      {
        question: '数的大小有限制吗？',
        answer: '最多 10 万位，全部精确转换，不受 JavaScript 53 位精度的限制。',
      },
      {
        question: '为什么 0.1 + 0.2 不等于 0.3？',
        answer:
          '0.1 在二进制中是循环小数 0.0(0011)，浮点数只保留 53 位，略大于 0.1。“浮点数”会给出实际存储的精确值和误差。',
      },
      {
        question: '较大的进制用哪些数字？',
        answer: '依次是 0–9、A–Z、a–z、+ 和 /。36 以内的进制不区分大小写。这是按位计数，与 Base64 编码无关。',
      },
    ],
  },
}

import { quantityNames } from './table/quantities.ts'
import type { en } from './texts.en.ts'

const quantities = quantityNames('zh')

export const zh: typeof en = {
  operations: {
    convert: { title: '换算', description: '把带单位的数值换算成其他单位。', done: '已换算' },
    sizes: { title: '数据大小', description: '把字节数换算成其他单位、读法和传输时间。' },
    coordinates: { title: '坐标', description: '在十进制度数、度分秒与 Geohash 之间转换坐标。', done: '已换算' },
    units: { title: '单位表', description: '列出支持的单位。' },
  },
  input: {
    value: { label: '数值', help: '例如 5 英尺 11 英寸、72°F、3 斤 2 两、10 公里等于多少英里' },
    to: { label: '目标单位', help: '符号或名称，留空为文本中写明的单位或常用单位' },
    significant: { label: '有效数字', help: '最多 50 位；整数部分始终完整' },
    notation: {
      label: '记数法',
      help: '数字的写法',
      choices: { plain: '1234567.8', grouped: '1,234,567.8', scientific: '1.2345678e6' },
    },
    bytes: { label: '大小', help: '字节数，或带单位，例如 1.5 GiB' },
    text: { label: '坐标', help: '例如 31.2304, 121.4737 或 31°13′49″N 121°28′25″E' },
    quantity: { label: '物理量', help: '单位所度量的量', choices: { '': '全部', ...quantities } },
  },
  output: {
    result: { label: '结果', help: '以目标单位表示，经过舍入时用 ≈ 标出' },
    exact: { label: '精确值', help: '有限小数或分数' },
    isExact: { label: '精确', help: '结果是否经过舍入', choices: { true: '是', false: '已舍入' } },
    quantity: { label: '物理量', help: '所度量的量', choices: quantities },
    all: {
      label: '全部单位',
      help: '同一数值在该物理量各单位下的值',
      columns: {
        en: { label: '英文', help: '英文名称' },
        zh: { label: '单位', help: '中文名称' },
        symbol: { label: '符号', help: '单位的写法' },
        value: { label: '数值', help: '经过舍入的用 ≈ 标出' },
        unit: { label: 'ID', help: '供程序使用' },
      },
    },
    decimal: { label: '十进制', help: '以 1000 为进位，或十进制度数' },
    binary: { label: '二进制', help: '以 1024 为进位' },
    inWords: { label: '读法', help: '读出来的说法' },
    times: {
      label: '传输时间',
      help: '按满速计算，不计额外开销',
      columns: {
        speed: { label: '速度', help: '连接的速度' },
        text: { label: '时间', help: '传输所需的时间' },
      },
    },
    dms: { label: '度分秒', help: '含南北纬和东西经' },
    geohash: { label: 'Geohash', help: '12 个字符' },
    units: {
      label: '单位',
      help: '每行一个单位',
      columns: {
        id: { label: 'ID', help: '供程序使用' },
        symbol: { label: '符号', help: '单位的写法' },
        en: { label: '英文', help: '英文名称' },
        zh: { label: '中文', help: '中文名称' },
        quantity: { label: '物理量', help: '所度量的量', choices: quantities },
        factor: { label: '系数', help: '等于多少个该物理量的第一个单位' },
      },
    },
  },
  guide: {
    steps: [
      '输入带单位的数值，例如 72°F、5 英尺 11 英寸、3 亩。',
      '选择目标单位，或在下方查看全部单位下的值。',
      '需要精确数字时，查看精确值，或把有效数字设为最多 50 位。',
    ],
    questions: [
      {
        question: '换算有多精确？',
        answer:
          '所有单位都按定义中的分数换算，来回换算得到同一个值。经过舍入的结果用 ≈ 标出，下方另有精确值。只有弧度、毫弧度和秒差距含有 π，写不尽。',
      },
      {
        question: '1 KB 是 1000 还是 1024 字节？',
        answer:
          'KB、MB、GB 以 1000 为进位，硬盘厂商这样标注；KiB、MiB、GiB 以 1024 为进位，内存这样计算。两种结果都会列出。',
      },
      {
        question: '“加仑”“吨”为什么会提示有多种可能？',
        answer: '美制和英制加仑相差五分之一，ton 更有三种。请按提示写明，例如“美制加仑”或“英制加仑”。',
      },
    ],
  },
}

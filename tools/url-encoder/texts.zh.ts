import type { en } from './texts.en.ts'

export const zh: typeof en = {
  operations: {
    encode: { title: '编码', description: '对文本做百分号编码，用于 URL。', done: '已编码' },
    decode: { title: '解码', description: '还原百分号编码的文本。', done: '已解码' },
    parse: { title: '解析', description: '把 URL 解析为各个部分。', done: '已解析' },
    build: { title: '拼接', description: '用各个部分拼出 URL。', done: '已拼接' },
  },
  input: {
    text: { label: '文本', help: '要编码或解码的文本' },
    scope: {
      label: '范围',
      help: '文本用在哪里',
      choices: { component: 'URL 组件', uri: '完整 URL', form: '表单字段', all: '全部字符' },
    },
    eachLine: { label: '逐行处理', help: '换行保持不变' },
    plusAsSpace: { label: '加号视为空格', help: '与 HTML 表单一致' },
    untilStable: { label: '重复解码', help: '用于多次编码的文本' },
    url: { label: 'URL', help: '完整的 URL，例如 https://example.org/notes' },
    protocol: { label: '协议', help: '例如 https' },
    username: { label: '用户名', help: '@ 之前的部分' },
    password: { label: '密码', help: '看到 URL 的人都能看到它' },
    host: { label: '主机', help: '域名或 IP 地址' },
    port: { label: '端口', help: '默认端口可留空' },
    path: { label: '路径', help: '以斜杠开头' },
    query: {
      label: '查询参数',
      help: '问号之后的名称和值',
      columns: {
        name: { label: '名称', help: '参数名' },
        value: { label: '值', help: '会自动编码' },
      },
    },
    fragment: { label: '锚点（Fragment）', help: '# 之后的部分，不会发给服务器' },
    rawQuery: {
      label: '原始查询字符串',
      help: '解析所得原文，未改动的参数保留原有字节，例如 GBK',
    },
  },
  output: {
    text: { label: '结果', help: '编码或解码后的文本' },
    rounds: { label: '次数', help: '实际解码次数' },
    url: { label: 'URL', help: '完整的 URL' },
    protocol: { label: '协议', help: '例如 https' },
    username: { label: '用户名', help: '@ 之前的部分，已解码' },
    password: { label: '密码', help: '看到 URL 的人都能看到它' },
    host: { label: '主机', help: '小写，国际化域名转为 Punycode，IPv6 带方括号' },
    port: { label: '端口', help: '默认端口为空' },
    path: { label: '路径', help: 'URL 中的原文，未解码' },
    query: {
      label: '查询参数',
      help: '问号之后的名称和值，已解码；非 UTF-8 字节保持编码',
      columns: {
        name: { label: '名称', help: '参数名' },
        value: { label: '值', help: '已解码的值' },
      },
    },
    fragment: { label: '锚点（Fragment）', help: '# 之后的部分，未解码' },
    rawQuery: { label: '原始查询字符串', help: '未解码的原文，仅在有非 UTF-8 字节时给出' },
  },
  guide: {
    steps: [
      '选择编码、解码、解析或拼接。',
      '输入或粘贴，结果随输入和选项即时更新。',
      '用“交换”还原，核对内容没有丢失。',
    ],
    questions: [
      {
        question: '选“URL 组件”还是“完整 URL”？',
        answer: '“URL 组件”用于 URL 中的单个值，例如搜索词；“完整 URL”会保留构成 URL 结构的字符。',
      },
      {
        question: '空格是 + 还是 %20？',
        answer: '路径中是 %20，表单中是 +。表单中的值请选“表单字段”，解码时选“加号视为空格”。',
      },
      { question: '“重复解码”是什么？', answer: '一直解码到内容不再变化，适合编码过多次的链接。' },
    ],
  },
}

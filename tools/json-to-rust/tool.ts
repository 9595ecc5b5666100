import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'code',
  popularity: 64,
  title: { en: 'JSON to Rust', zh: 'JSON 转 Rust' },
  summary: { en: 'Structs and enums for serde', zh: '生成 serde 结构体与枚举' },
  description: {
    en: 'Generate Rust structs and enums for serde from a JSON sample: rustfmt-formatted, with any derives, untagged enums and rename_all, and no loss of data.',
    zh: '根据 JSON 生成用于 serde 的 Rust 结构体与枚举：符合 rustfmt 格式，可选任意 derive 与 rename_all，读写不丢数据。',
  },
  keywords: {
    en: ['serde', 'serde_json', 'struct', 'struct generator', 'JSON to struct', 'derive', 'quicktype', 'untagged enum'],
    zh: ['serde', '结构体', '结构体生成', '枚举', '代码生成'],
  },
  variant: { of: 'json-types', name: 'Rust' },
})

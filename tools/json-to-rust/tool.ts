import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'code',
  popularity: 64,
  title: { en: 'JSON to Rust', zh: 'JSON 转 Rust' },
  summary: { en: 'Structs and enums for serde', zh: '生成 serde 结构体与枚举' },
  description: {
    en: 'Turn a JSON sample into Rust structs and enums for serde, as rustfmt lays them out and without loss.',
    zh: '把 JSON 示例转成用于 serde 的 Rust 结构体和枚举，符合 rustfmt 格式，读写不丢数据。',
  },
  keywords: {
    en: ['serde', 'serde_json', 'struct', 'struct generator', 'JSON to struct', 'derive', 'quicktype', 'untagged enum'],
    zh: ['serde', '结构体', '结构体生成', '枚举', '代码生成'],
  },
  variant: { of: 'json-types', name: 'Rust' },
})

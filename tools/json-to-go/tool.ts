import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'code',
  popularity: 85,
  title: { en: 'JSON to Go', zh: 'JSON 转 Go' },
  summary: { en: 'Structs with tags', zh: '带标签的结构体' },
  description: {
    en: 'Turn a JSON sample into Go structs that gofmt leaves alone and that read and write it without loss.',
    zh: '把 JSON 示例转成 Go 结构体，符合 gofmt 格式，读写不丢数据。',
  },
  keywords: {
    en: [
      'golang',
      'struct',
      'struct generator',
      'JSON to struct',
      'encoding/json',
      'json tag',
      'quicktype',
      'yaml tag',
    ],
    zh: ['Golang', '结构体', '结构体生成', '生成 struct', 'JSON 标签', '代码生成'],
  },
  variant: { of: 'json-types', name: 'Go' },
})

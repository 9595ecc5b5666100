import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'code',
  popularity: 85,
  title: { en: 'JSON to Go', zh: 'JSON 转 Go' },
  summary: { en: 'Structs with tags', zh: '带标签的结构体' },
  description: {
    en: 'Generate Go structs from a JSON sample: gofmt-formatted, with json, yaml or any other tags, pointers or values, omitempty, and no loss when reading and writing.',
    zh: '根据 JSON 生成 Go 结构体：符合 gofmt 格式，支持 json、yaml 等任意标签、指针、omitempty、嵌套或内联，读写不丢数据。',
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
      'go struct',
    ],
    zh: ['Golang', '结构体', '结构体生成', '生成 struct', 'JSON 标签', '代码生成'],
  },
  variant: { of: 'json-types', name: 'Go' },
  nextTo: { en: ['protobuf', 'proto', 'grpc'], zh: ['protobuf'] },
})

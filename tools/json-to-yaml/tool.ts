import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'converters',
  popularity: 75,
  title: { en: 'JSON to YAML', zh: 'JSON 转 YAML' },
  summary: { en: 'Both ways, values unchanged', zh: '双向转换，值保持原样' },
  description: {
    en: 'Convert JSON to YAML and YAML to JSON without changing values: large numbers, no, 12:30 and leading spaces stay as they are; with anchors and several documents.',
    zh: '在线 JSON 与 YAML 互转：大数、no、12:30、首尾空格等值保持不变，支持锚点、合并键和多文档，兼容 YAML 1.1 与 1.2。',
  },
  keywords: {
    en: [
      'YAML to JSON',
      'yml',
      'YAML converter',
      'YAML parser',
      'Kubernetes',
      'docker compose',
      'anchors',
      'OpenAPI',
      'YAML validator',
      'YAML formatter',
    ],
    zh: ['YAML 转 JSON', 'yml', 'YAML 解析', 'YAML 校验', '配置文件', '锚点', '多文档', 'YAML 格式化'],
  },
  nextTo: { en: ['toml', 'ini', 'properties', 'env'], zh: ['TOML'] },
})

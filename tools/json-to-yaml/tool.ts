import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'converters',
  popularity: 75,
  title: { en: 'JSON to YAML', zh: 'JSON 转 YAML' },
  summary: { en: 'Both ways, every value as it was', zh: '双向转换，值保持原样' },
  description: {
    en: 'Convert JSON to YAML and YAML to JSON without changing a value: no digit, no 12:30, no leading space.',
    zh: 'JSON 与 YAML 互相转换，数字、no、12:30、首尾空格等任何值都不会变样。',
  },
  keywords: {
    en: ['YAML to JSON', 'yml', 'YAML converter', 'YAML parser', 'Kubernetes', 'docker compose', 'anchors', 'OpenAPI'],
    zh: ['YAML 转 JSON', 'yml', 'YAML 解析', 'YAML 校验', '配置文件', '锚点', '多文档'],
  },
})

import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'development',
  popularity: 85,
  title: { en: 'UUID Generator', zh: 'UUID 生成' },
  summary: { en: 'UUID, ULID, NanoID; inspect', zh: 'UUID、ULID、NanoID 生成与解析' },
  description: {
    en: 'Generate UUIDs of every version (v4, v7, v1, v5 and more), ULIDs, NanoIDs and ObjectIds in bulk, and decode IDs to their version, time and node.',
    zh: '在线批量生成 UUID（v4、v7、v1、v5 等）、GUID、ULID、NanoID 和 ObjectId，并解析其版本、时间和节点，支持雪花 ID。',
  },
  keywords: {
    en: ['GUID', 'UUID v4', 'UUID v7', 'ULID', 'NanoID', 'ObjectId', 'KSUID', 'Snowflake', 'unique id', 'GUID parser'],
    zh: ['GUID', '唯一标识', '随机 ID', '雪花 ID', 'ULID', 'NanoID', '批量生成', '解析'],
  },
})

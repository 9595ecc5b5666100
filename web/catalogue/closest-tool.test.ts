import { expect, test } from 'vitest'
import type { Tool } from '#kit/catalogue.ts'
import { closestTool } from './closest-tool.ts'

const words = { en: '', zh: '' }
const tools: Tool[] = ['base64', 'json-editor', 'md5'].map((id) => ({
  ...{ id, category: 'text', popularity: 50, title: words, summary: words, description: words },
  keywords: { en: [], zh: [] },
}))

test.each([
  ['/tools/bas64', 'base64'],
  ['/tools/BASE64', 'base64'],
  ['/base-64/', 'base64'],
  ['/tools/json-editr', 'json-editor'],
  ['/tools/md4', 'md5'],
  ['/tools/quantum', undefined],
  ['/', undefined],
])('%s comes closest to %j', (path, id) => expect(closestTool(path, tools)?.id).toBe(id))

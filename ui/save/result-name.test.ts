import { expect, test } from 'vitest'
import type { SavedAs } from '#kit/text-of.ts'
import { resultName } from './result-name.ts'

const go: SavedAs = { ending: 'go', namedBy: { field: 'typeName', style: 'snake' } }
const md5: SavedAs = { ending: 'md5' }

test.each([
  [{ tool: 'base64', operation: 'encode', mediaType: 'text/plain' }, 'base64-encode.txt'],
  [{ tool: 'base64', operation: 'encodeFile', source: 'my.photo.jpg', mediaType: '' }, 'my.photo.txt'],
  [{ tool: 'json-to-yaml', operation: 'convert', mediaType: 'application/yaml' }, 'data.yaml'],
  [{ tool: 'json-to-yaml', operation: 'convert', source: 'pod.json', mediaType: 'application/yaml' }, 'pod.yaml'],
  [{ tool: 'json-editor', operation: 'minify', mediaType: 'application/json' }, 'data.json'],
  [{ tool: 'json-editor', operation: 'minify', source: 'a.json', mediaType: 'application/json' }, 'a-minify.json'],
  [{ tool: 'text-lines', operation: 'sort', source: 'list', mediaType: 'text/plain' }, 'list.txt'],
  [{ tool: 'md5', operation: 'hashFile', source: '.profile', mediaType: 'application/json' }, '.profile.json'],
  [{ tool: 'md5', operation: 'hashFile', source: 'logo.png', mediaType: 'text/plain', savedAs: md5 }, 'logo.md5'],
  [{ tool: 'md5', operation: 'hashText', mediaType: 'text/plain', savedAs: md5 }, 'md5-hash-text.txt'],
  [{ tool: 'text-diff', operation: 'patch', mediaType: 'text/x-diff' }, 'changes.patch'],
  [
    {
      tool: 'json-to-go',
      operation: 'convert',
      mediaType: 'text/x-go',
      savedAs: go,
      chosen: 'UserList',
      usual: 'Root',
    },
    'user_list.go',
  ],
  [
    {
      tool: 'json-to-go',
      operation: 'convert',
      mediaType: 'text/x-go',
      savedAs: go,
      source: 'user.json',
      usual: 'Root',
    },
    'user.go',
  ],
  [{ tool: 'json-to-go', operation: 'convert', mediaType: 'text/x-go', savedAs: go, usual: 'Root' }, 'root.go'],
  [
    {
      tool: 'json-to-go',
      operation: 'convert',
      mediaType: 'text/x-go',
      savedAs: go,
      chosen: '../a b/用户',
      usual: 'Root',
    },
    'a_b用户.go',
  ],
  [
    { tool: 'json-to-go', operation: 'convert', mediaType: 'text/x-go', savedAs: go, chosen: '..', usual: 'Root' },
    'root.go',
  ],
])('%j is saved as %s', (result, name) => expect(resultName(result)).toBe(name))

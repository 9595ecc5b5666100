import { expect, test } from 'vitest'
import { toolFinder } from '../finder/tool-finder.ts'
import { closestTool } from './closest-tool.ts'
import { wholeCatalogue } from './whole-catalogue.ts'

test.each([
  ['/tools/bas64', 'base64'],
  ['/tools/BASE64', 'base64'],
  ['/base-64/', 'base64'],
  ['/tools/base64/deeper', 'base64'],
  ['/tools/base64-decode', 'base64'],
  ['/tools/json-editr', 'json-editor'],
  ['/tools/json', 'json-editor'],
  ['/json.html', 'json-editor'],
  ['/tools/json-formatter', 'json-editor'],
  ['/tools/regex', 'regex-tester'],
  ['/tools/regexp', 'regex-tester'],
  ['/tools/url', 'url-encoder'],
  ['/tools/urlencode', 'url-encoder'],
  ['/tools/url_decode', 'url-encoder'],
  ['/tools/image', 'image-compress'],
  ['/tools/compress', 'image-compress'],
  ['/tools/%E5%8E%8B%E7%BC%A9%E5%9B%BE%E7%89%87', 'image-compress'],
  ['/tools/sha256', 'crypto'],
  ['/tools/aes', 'crypto'],
  ['/tools/aes-encrypt', 'crypto'],
  ['/tools/hash', 'file-hash'],
  ['/tools/md4', 'md5'],
  ['/tools/md5.php', 'md5'],
  ['/tools/quantum', undefined],
  ['/wp-login', undefined],
  ['/nope', undefined],
  ['/tools/%E0%A4%A', undefined],
  ['/', undefined],
])('%s comes closest to %j', (path, id) => {
  expect(closestTool(path, wholeCatalogue, (query) => toolFinder.match(query))?.id).toBe(id)
})

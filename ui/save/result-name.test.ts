import { expect, test } from 'vitest'
import { resultName } from './result-name.ts'

test.each([
  [{ tool: 'base64', operation: 'encode', mediaType: 'text/plain' }, 'base64-encode.txt'],
  [{ tool: 'base64', operation: 'encodeFile', source: 'my.photo.jpg', mediaType: '' }, 'my.photo.encode-file.txt'],
  [{ tool: 'json-editor', operation: 'toCsv', mediaType: 'text/csv' }, 'json-editor-to-csv.csv'],
  [
    { tool: 'md5', operation: 'hashFile', source: '.profile', mediaType: 'application/json' },
    '.profile.hash-file.json',
  ],
  [{ tool: 'md5', operation: 'hashFile', source: 'Makefile', mediaType: '' }, 'Makefile.hash-file.txt'],
])('%j is saved as %s', (result, name) => expect(resultName(result)).toBe(name))

import { expect, test } from 'vitest'
import { fileContent } from './file-content.ts'

const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const utf8 = (text: string) => new TextEncoder().encode(text)

test.each([
  ['photo.jpg', latin1('\xFF\xD8\xFF\xE0\0\x10JFIF\0'), 'an image (JPEG)'],
  ['dot.png', latin1('\x89PNG\r\n\x1A\n\0\0\0\rIHDR'), 'an image (PNG)'],
  ['notes.txt', latin1('\x89PNG\r\n\x1A\n\0\0\0\rIHDR'), 'an image (PNG)'],
  ['dot.gif', latin1('GIF89a\x01\0\x01\0\x80\0\0'), 'an image (GIF)'],
  ['a.webp', latin1('RIFF\x24\0\0\0WEBPVP8 \x18\0\0\0'), 'an image (WebP)'],
  ['a.bmp', latin1('BM\x46\0\0\0\0\0\0\0\x36\0\0\0'), 'an image (BMP)'],
  ['a.zip', latin1('PK\x03\x04\x14\0\0\0\x08\0'), 'a ZIP archive'],
  ['报告.DOCX', latin1('PK\x03\x04\x14\0\x06\0\x08\0'), 'a Word document'],
  ['a.xlsx', latin1('PK\x03\x04\x14\0\x06\0\x08\0'), 'an Excel workbook'],
  ['a.tar', latin1(`a.txt${'\0'.repeat(252)}ustar\x0000`), 'an archive (tar)'],
  ['a.tgz', latin1('\x1F\x8B\x08\0\0\0\0\0'), 'compressed data (gzip)'],
  ['report.pdf', latin1('%PDF-1.7\n%\xE2\xE3\xCF\xD3\n'), 'a PDF document'],
  ['plain.pdf', latin1('%PDF-1.4\n1 0 obj\n'), 'a PDF document'],
  ['setup.exe', latin1('MZ\x90\0\x03\0\0\0'), 'a Windows program'],
  ['a.out', latin1('\x7FELF\x02\x01\x01\0\0\0'), 'a program (ELF)'],
  ['a.wasm', latin1('\0asm\x01\0\0\0'), 'a WebAssembly module'],
  ['a.mp3', latin1('ID3\x04\0\0\0\0\0\x23'), 'audio (MP3)'],
  ['a.db', latin1('SQLite format 3\0\x10\0\x01\x01\0'), 'a SQLite database'],
  ['backup.enc', latin1('Salted__\x01\x02\x9C\xFF\x05\x06\x07\0'), 'encrypted data'],
  ['noise', latin1('\x03\x9C\x01\0\x07\xFE'), 'a binary file'],
])('%s is binary: %#', (name, bytes, kind) => {
  expect(fileContent(bytes, name)).toMatchObject({ is: 'binary', kind: { en: kind } })
})

test.each([
  ['notes.txt', utf8('Dear Ada'), 'utf-8'],
  ['empty', utf8(''), 'utf-8'],
  ['icon.svg', utf8('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'utf-8'],
  // Files that begin like those of another kind.
  ['list.txt', utf8('BMW\nAudi\n'), 'utf-8'],
  ['list.txt', utf8('MZ\nID3 tags\n'), 'utf-8'],
  ['formats.md', utf8('Rar! is how RAR archives begin'), 'utf-8'],
  ['formats.md', utf8('GIF89a'), 'utf-8'],
  ['app.log', utf8('\x1B[32mok\x1B[0m\n'), 'utf-8'],
  ['photo.png', utf8('not an image'), 'utf-8'],
  ['export.csv', latin1('\xD0\xD5\xC3\xFB,\xC4\xEA\xC1\xE4\r\n'), 'gb18030'],
  ['menu.txt', latin1('caf\xE9 cr\xE8me'), 'windows-1252'],
  ['registry.reg', latin1('\xFF\xFEW\0i\0n\0d\0o\0w\0s\0'), 'utf-16le'],
])('%s is text in its charset: %#', (name, bytes, charset) => {
  expect(fileContent(bytes, name)).toEqual({ is: 'text', charset })
})

import type { Localized } from '#kit/language.ts'
import { detectCharset } from '../charset/detect-charset.ts'
import type { FileCharset } from '../charset/file-charset.ts'
import { fileKinds } from './file-kinds.ts'
import { fileSignature } from './file-signature.ts'

/** The content of a file: text in a charset, or binary, which text fields do not accept. */
export type FileContent = { is: 'text'; charset: FileCharset } | { is: 'binary'; kind: Localized }

/**
 * Detects the content of a file by its first bytes; its name decides between archives with the same signature, and for
 * files without one.
 *
 * @param isCut whether there is more of it than these bytes
 */
export function fileContent(bytes: Uint8Array, name: string, isCut = false): FileContent {
  const charset = detectCharset(bytes, isCut)
  // PostScript is a program for a printer; its readable text is in pieces, if there is any.
  if (charset && fileSignature(bytes) !== 'pdf') return { is: 'text', charset }
  return { is: 'binary', kind: kindOf(bytes, name) }
}

function kindOf(bytes: Uint8Array, name: string): Localized {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  const signature = fileSignature(bytes)
  if (signature === 'zip') return documents[extension] ?? fileKinds['zip']?.kind ?? unknown
  const kind = fileKinds[signature ?? '']?.kind
  if (kind) return kind
  const head = String.fromCharCode(...bytes.subarray(0, 265))
  return others.find(([sign, offset = 0]) => head.startsWith(sign, offset))?.[2] ?? unknown
}

/** ZIP archives with names of their own. */
const documents: Record<string, Localized> = {
  docx: { en: 'a Word document', zh: 'Word 文档' },
  xlsx: { en: 'an Excel workbook', zh: 'Excel 工作簿' },
  pptx: { en: 'a PowerPoint presentation', zh: 'PowerPoint 演示文稿' },
  odt: { en: 'an OpenDocument text', zh: 'OpenDocument 文档' },
  ods: { en: 'an OpenDocument spreadsheet', zh: 'OpenDocument 电子表格' },
  epub: { en: 'an e-book (EPUB)', zh: '电子书（EPUB）' },
  apk: { en: 'an Android app (APK)', zh: 'Android 应用（APK）' },
  jar: { en: 'a Java archive (JAR)', zh: 'Java 归档（JAR）' },
}

/** Signatures that texts may begin with too: they count only for binary files. */
const others: [sign: string, offset: number | undefined, kind: Localized][] = [
  ['BM', 0, { en: 'an image (BMP)', zh: '图片（BMP）' }],
  ['8BPS', 0, { en: 'an image (Photoshop)', zh: '图片（Photoshop）' }],
  ['MZ', 0, { en: 'a Windows program', zh: 'Windows 程序' }],
  ['\xCF\xFA\xED\xFE', 0, { en: 'a macOS program', zh: 'macOS 程序' }],
  ['\xCA\xFE\xBA\xBE', 0, { en: 'a Java class', zh: 'Java 类文件' }],
  ['SQLite format 3', 0, { en: 'a SQLite database', zh: 'SQLite 数据库' }],
  ['\xD0\xCF\x11\xE0', 0, { en: 'an old Office document', zh: '旧版 Office 文档' }],
  ['ustar', 257, { en: 'an archive (tar)', zh: '归档（tar）' }],
  ['BZh', 0, { en: 'compressed data (bzip2)', zh: '压缩数据（bzip2）' }],
  ['\xFD7zXZ', 0, { en: 'compressed data (xz)', zh: '压缩数据（xz）' }],
  ['\x28\xB5\x2F\xFD', 0, { en: 'compressed data (Zstandard)', zh: '压缩数据（Zstandard）' }],
  ['fLaC', 0, { en: 'audio (FLAC)', zh: '音频（FLAC）' }],
  ['\xFF\xFB', 0, { en: 'audio (MP3)', zh: '音频（MP3）' }],
  ['\x1A\x45\xDF\xA3', 0, { en: 'a video (Matroska or WebM)', zh: '视频（Matroska 或 WebM）' }],
  ['AVI ', 8, { en: 'a video (AVI)', zh: '视频（AVI）' }],
  ['OTTO', 0, { en: 'a font (OpenType)', zh: '字体（OpenType）' }],
  ['\0\x01\0\0\0', 0, { en: 'a font (TrueType)', zh: '字体（TrueType）' }],
]

const unknown = { en: 'a binary file', zh: '二进制文件' }

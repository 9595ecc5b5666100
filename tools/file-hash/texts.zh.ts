import type { en } from './texts.en.ts'

const algorithms = {
  MD5: 'MD5',
  'SHA-1': 'SHA-1',
  'SHA-256': 'SHA-256',
  'SHA-384': 'SHA-384',
  'SHA-512': 'SHA-512',
  'SHA3-256': 'SHA3-256',
  'SHA3-512': 'SHA3-512',
  CRC32: 'CRC32',
  BLAKE3: 'BLAKE3',
  XXH3: 'XXH3（64 位）',
  SM3: 'SM3',
}

export const zh: typeof en = {
  operations: {
    hash: { title: '计算文件哈希', description: '计算任意大小文件的哈希值，只读取一次，同时计算所有算法。' },
    hashText: { title: '计算文本哈希', description: '同时用所有算法计算文本的哈希值。', done: '已计算' },
    compare: { title: '与哈希值对比', description: '检查文件的哈希值是否一致，自动识别算法。' },
    verify: { title: '按列表校验', description: '按 SHA256SUMS 之类的列表校验文件，支持 GNU 与 BSD 格式。' },
  },
  input: {
    files: { label: '文件', help: '任意文件，大小不限' },
    file: { label: '文件', help: '任意文件，大小不限' },
    text: { label: '文本', help: '任意文本，或十六进制、Base64 形式的字节' },
    inputEncoding: {
      label: '输入格式',
      help: '文本如何表示字节',
      choices: { 'utf-8': '文本（UTF-8）', hex: '十六进制', base64: 'Base64' },
    },
    algorithms: { label: '算法', help: '要计算的哈希，只读取一次，同时计算；XXH3 为 64 位' },
    encoding: { label: '输出格式', help: '十六进制或 Base64', choices: { hex: '十六进制', base64: 'Base64' } },
    upperCase: { label: '大写', help: '十六进制用大写字母' },
    hmacKey: { label: 'HMAC 密钥', help: '以此文本（UTF-8）为密钥，把每个哈希变成 HMAC' },
    expected: { label: '哈希值', help: '十六进制（不分大小写）或 Base64；前面可以带“sha256:”之类的名称' },
    checksums: {
      label: '校验和列表',
      help: 'sha256sum、md5sum 或 b3sum 的格式，或 BSD 的格式：SHA256 (名称) = …',
    },
  },
  output: {
    results: {
      label: '结果',
      help: '每个文件一项，按给出的顺序',
      columns: {
        name: { label: '名称', help: '文件名' },
        size: { label: '大小', help: '字节数' },
        hashes: {
          label: '哈希',
          help: '每种算法一项',
          columns: {
            algorithm: { label: '算法', help: '通用名称', choices: algorithms },
            hash: { label: '哈希值', help: '按所选格式' },
            milliseconds: { label: '用时', help: '仅该算法所用的毫秒数' },
          },
        },
        error: {
          label: '错误',
          help: '没有哈希值的原因',
          choices: { failed: '无法读取文件', noFile: '没有选择文件' },
        },
      },
    },
    hashes: {
      label: '哈希',
      help: '每种算法一项',
      columns: {
        algorithm: { label: '算法', help: '通用名称', choices: algorithms },
        hash: { label: '哈希值', help: '按所选格式' },
      },
    },
    matches: { label: '是否匹配', help: '文件的哈希值是否与它一致' },
    algorithm: { label: '算法', help: '匹配的算法，或该长度最常用的算法', choices: algorithms },
    actual: { label: '实际值', help: '文件用该算法得出的哈希值，小写十六进制' },
    lines: {
      label: '各行',
      help: '列表的每行一项',
      columns: {
        name: { label: '名称', help: '列表中的文件名' },
        algorithm: { label: '算法', help: '行中写明的，或由长度推断的', choices: algorithms },
        status: {
          label: '状态',
          help: '校验的结果',
          choices: { ok: '一致', mismatch: '不一致', missing: '缺失' },
        },
      },
    },
    skipped: { label: '无法识别的行', help: '不是校验和的各行的行号' },
  },
  guide: {
    steps: [
      '把文件或整个文件夹拖到页面上，立即用选中的全部算法计算。',
      '粘贴一个哈希值，看哪个文件与它一致；或拖入校验和列表，一次校验全部文件。',
      '复制某个哈希值，或把全部结果下载为校验和列表、CSV 或 JSON。',
    ],
    questions: [
      { question: '文件会上传吗？', answer: '不会。文件在你的设备上分片读取，不会离开设备，大小也没有限制。' },
      {
        question: '应该用哪种算法？',
        answer:
          '没有特别要求时用 SHA-256。MD5 和 SHA-1 能发现意外的改动，但可以人为构造碰撞（两个文件哈希值相同）；CRC32 和 XXH3 只是校验和。',
      },
      {
        question: '能读取哪些校验和列表？',
        answer:
          'sha256sum、md5sum、b3sum 等的列表（包括带转义的文件名），BSD、cksum 和 openssl dgst 的列表，以及 SFV。在这里下载的列表也能用于这些程序。',
      },
      {
        question: 'HMAC 密钥有什么用？',
        answer:
          '有密钥时，每个哈希都变成 HMAC（RFC 2104），只有知道密钥的人才能算出。密钥只留在页面里：不保存在设备上，也不写入链接。',
      },
    ],
  },
}

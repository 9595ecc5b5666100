import type { en } from './texts.en.ts'

export const zh: typeof en = {
  operations: {
    encrypt: { title: '加密', description: '用密码短语（与 OpenSSL 相同）或密钥加密文本。', done: '已加密' },
    decrypt: { title: '解密', description: '解密由本工具、OpenSSL 或 CryptoJS 加密的内容。', done: '已解密' },
    encryptFile: { title: '加密文件', description: '分片加密任意大小的文件。', done: '已加密' },
    decryptFile: { title: '解密文件', description: '分片解密任意大小的文件。', done: '已解密' },
    hash: { title: '哈希', description: '计算文本的 MD5、SHA-1、SHA-256、SHA-512 或 HMAC。', done: '已计算哈希' },
    generateKey: { title: '生成密钥', description: '为所选算法生成随机的密钥和 IV，或 SM2 密钥对。', done: '已生成' },
    sign: { title: '签名', description: '用私钥对文本做 SM2 签名。', done: '已签名' },
    verify: { title: '验签', description: '用公钥验证 SM2 签名。', done: '已验签' },
  },
  input: {
    text: { label: '文本', help: '要处理的文本' },
    file: { label: '文件', help: '任意文件，大小不限' },
    algorithm: {
      label: '算法',
      help: '不安全的算法会给出警告',
      choices: {
        AES: 'AES',
        SM4: 'SM4',
        DES: 'DES',
        TripleDES: 'Triple DES',
        RC4: 'RC4',
        Rabbit: 'Rabbit',
        'AES-GCM': 'AES-GCM',
        'ChaCha20-Poly1305': 'ChaCha20-Poly1305',
        SM2: 'SM2',
        Base64: 'Base64',
        MD5: 'MD5',
        SHA1: 'SHA-1',
        SHA256: 'SHA-256',
        SHA512: 'SHA-512',
        HMAC: 'HMAC',
      },
    },
    mode: {
      label: '模式',
      help: 'AES、SM4、DES 和 Triple DES 的分组模式，GCM 仅用于 SM4',
      choices: { CBC: 'CBC', ECB: 'ECB', CFB: 'CFB', OFB: 'OFB', CTR: 'CTR', GCM: 'GCM' },
    },
    padding: {
      label: '填充',
      help: '填满 CBC 和 ECB 最后一个分组的方式，其他模式不需要',
      choices: {
        Pkcs7: 'PKCS7',
        AnsiX923: 'ANSI X9.23',
        Iso10126: 'ISO 10126',
        NoPadding: '无',
        ZeroPadding: '补零',
      },
    },
    key: { label: '密钥', help: '密码短语，或密钥本身' },
    signature: { label: '签名', help: 'r 和 s，共 128 位十六进制，或十六进制、Base64 形式的 DER' },
    userId: { label: '用户标识', help: '签名者的 ID，签名和验签须一致' },
    keyEncoding: {
      label: '密钥形式',
      help: '任意长度的密码短语（由它派生密钥），或密钥本身的编码格式',
      choices: { passphrase: '密码短语', 'utf-8': 'UTF-8', hex: '十六进制', base64: 'Base64' },
    },
    keySize: { label: '密钥长度', help: '要生成的 AES 密钥的位数' },
    kdf: {
      label: '密钥派生（KDF）',
      help: '由密码短语得出密钥的方法：openssl enc -pbkdf2、不带该选项时的默认方式，或 1.1 之前的默认方式（CryptoJS 也用它）',
      choices: { 'pbkdf2-sha256': 'PBKDF2, SHA-256', 'evp-sha256': 'EVP, SHA-256', 'evp-md5': 'EVP, MD5' },
    },
    iterations: { label: '迭代次数', help: '用于 PBKDF2；openssl enc -pbkdf2 不带 -iter 时为 10000' },
    salt: { label: '盐', help: '8 字节的十六进制，用于密码短语；不填则随机' },
    iv: { label: 'IV', help: '十六进制；不填则随机，使用密码短语时由其派生' },
    prependIv: { label: '在密文前附加 IV', help: '使用密码短语时不适用' },
    aad: {
      label: '附加认证数据（AAD）',
      help: '不加密，但受 AES-GCM、SM4 的 GCM 模式和 ChaCha20-Poly1305 的认证标签保护',
    },
    hmacHash: {
      label: 'HMAC 哈希算法',
      help: 'HMAC 所用的哈希算法',
      choices: { SHA256: 'SHA-256', MD5: 'MD5', SHA1: 'SHA-1', SHA512: 'SHA-512' },
    },
    inputEncoding: {
      label: '输入格式',
      help: '输入内容的编码格式',
      choices: { 'utf-8': 'UTF-8', hex: '十六进制', base64: 'Base64' },
    },
    outputEncoding: {
      label: '输出格式',
      help: '结果的编码格式',
      choices: { 'utf-8': 'UTF-8', hex: '十六进制', base64: 'Base64' },
    },
  },
  output: {
    output: { label: '结果', help: '结果，采用所选格式' },
    file: { label: '结果', help: '加密或解密后的文件' },
    key: { label: '密钥', help: '十六进制；generate-key 的结果采用所选形式' },
    iv: { label: 'IV', help: '十六进制；没有则为空' },
    salt: { label: '盐', help: '十六进制；没有则为空' },
    privateKey: { label: '私钥', help: '用于 SM2，64 位十六进制' },
    publicKey: { label: '公钥', help: '用于 SM2，130 位十六进制，以 04 开头' },
    signature: { label: '签名', help: 'r 和 s，共 128 位十六进制' },
    valid: {
      label: '是否有效',
      help: '签名是否与文本、密钥和用户标识相符',
      choices: { true: '有效', false: '无效：文本、密钥、用户标识或签名不符' },
    },
    warnings: {
      label: '警告',
      help: '所用方式的不安全之处',
      choices: {
        ecb: 'ECB 会暴露相同的分组，请改用 CBC、CTR 或 AES-GCM。',
        des: 'DES 密钥数小时即可破解，仅用于旧数据。',
        tripleDes: 'Triple DES 已淘汰，仅用于旧数据。',
        rc4: 'RC4 已被攻破，仅用于旧数据。',
        md5: 'MD5 已被攻破，只能发现意外的改动。',
        sha1: 'SHA-1 用于签名已不安全。',
        evp: '只做一轮哈希，密码短语很快会被暴力破解，PBKDF2 更安全。',
        zeroPadding: '数据末尾的零会丢失。',
      },
    },
  },
  guide: {
    steps: [
      '选择加密、解密或哈希，再选文本或文件。',
      '输入密码短语或密钥，再输入文本，结果随每次修改更新。',
      '保存密钥；若显示了 IV，也要保存：解密时两者都需要。',
    ],
    questions: [
      {
        question: '如何用 OpenSSL 解密？',
        answer:
          '展开结果下方的“密钥、IV 和盐”，复制其中的命令：它包含所用的算法、密钥派生算法和迭代次数，OpenSSL 随后会询问密码短语。',
      },
      {
        question: '为什么其他程序无法解密？',
        answer:
          '多半是它用另一种方式由密码短语派生密钥：CryptoJS 用“EVP, MD5”，不带 -pbkdf2 的 OpenSSL 用“EVP, SHA-256”。请在这里选择相同的方式，或在两边都使用十六进制的密钥和 IV。',
      },
      {
        question: 'SM2 和 SM4 怎么用？',
        answer:
          'SM4 的用法与 AES 相同，密钥为 16 字节。SM2 先生成密钥对：加密和验签用公钥，解密和签名用私钥。密文为 C1C3C2，以 04 开头；解密时也能读取 C1C2C3、DER 和不带 04 的密文。密钥也可以是 PEM。',
      },
      {
        question: '应该选哪种算法？',
        answer:
          '新数据用 AES-GCM 或 ChaCha20-Poly1305，它们还能发现篡改。与 OpenSSL 交换数据时，用 AES 的 CBC 模式和密码短语。DES、RC4 和 ECB 只用于读取旧数据。',
      },
      {
        question: '会保存我的密码短语吗？',
        answer: '不会。历史记录、记住的选项和分享链接都不含密钥，所有处理都在本机进行。',
      },
    ],
  },
}

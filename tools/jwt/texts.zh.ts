import type { en } from './texts.en.ts'

export const zh: typeof en = {
  operations: {
    decode: { title: '解析', description: '查看令牌的内容。', done: '已解析' },
    verify: { title: '验证', description: '检查签名、时间和受众。', done: '已验证' },
    sign: { title: '签发', description: '生成已签名的令牌。', done: '已签发' },
    decrypt: { title: '解密', description: '读取加密的令牌（JWE）。', done: '已解密' },
  },
  input: {
    token: { label: '令牌', help: '可带 Bearer、引号、换行或请求头名称' },
    payload: { label: '载荷', help: '声明内容，JSON 对象' },
    header: { label: '头部', help: '额外的头部字段，JSON 对象；alg 和 typ 会自动加上' },
    algorithm: {
      label: '算法',
      help: 'HS 使用共享密钥；RS、PS、ES 和 EdDSA 使用私钥',
      choices: {
        HS256: 'HS256（HMAC）',
        HS384: 'HS384（HMAC）',
        HS512: 'HS512（HMAC）',
        RS256: 'RS256（RSA）',
        RS384: 'RS384（RSA）',
        RS512: 'RS512（RSA）',
        PS256: 'PS256（RSA-PSS）',
        PS384: 'PS384（RSA-PSS）',
        PS512: 'PS512（RSA-PSS）',
        ES256: 'ES256（ECDSA，P-256）',
        ES384: 'ES384（ECDSA，P-384）',
        ES512: 'ES512（ECDSA，P-521）',
        EdDSA: 'EdDSA（Ed25519）',
      },
    },
    key: { label: '密钥', help: '共享密钥、PEM 格式的密钥或证书、JWK 或 JWK 集' },
    keyForm: {
      label: '密钥格式',
      help: 'PEM 和 JWK 可自动识别，其余按文本处理',
      choices: {
        auto: '自动识别',
        text: '文本',
        base64: 'Base64',
        hex: '十六进制',
        pem: 'PEM',
        jwk: 'JWK',
        jwks: 'JWK 集',
      },
    },
    algorithms: { label: '允许的算法', help: '例如 RS256, ES256；留空表示密钥适用的都可以' },
    issuer: { label: '签发者', help: 'iss 应为的值；留空则不检查' },
    audience: { label: '受众', help: 'aud 应包含的值；留空则不检查' },
    leeway: { label: '允许的时钟误差（秒）', help: '两边时钟可以相差多少' },
    at: { label: '验证时刻', help: '例如 2026-01-05T10:00:00Z；留空为现在' },
    expiresIn: { label: '有效期', help: '例如 15m、2h、7d，写入 exp' },
    issuedAt: { label: '写入签发时间', help: '写入 iat；载荷中已有时保持不变' },
  },
  output: {
    header: { label: '头部', help: '令牌的签名或加密方式' },
    payload: { label: '载荷', help: '令牌的内容，原样显示' },
    signature: { label: '签名', help: '十六进制；加密的令牌为认证标签' },
    kind: {
      label: '种类',
      help: '令牌的保护方式',
      choices: { signed: '已签名（JWS）', encrypted: '已加密（JWE）', unsecured: '未签名' },
    },
    algorithm: { label: '算法', help: '头部的 alg' },
    claims: {
      label: '声明',
      help: '逐项列出',
      columns: {
        name: { label: '名称', help: '载荷中的名称' },
        value: { label: '值', help: '载荷中的值' },
        meaning: { label: '含义', help: '英文和中文；服务自定义的声明为空' },
        time: { label: '时间', help: '表示时间的声明，以 UTC 显示' },
      },
    },
    state: {
      label: '状态',
      help: '按令牌自身的时间，现在是否可用',
      choices: { active: '未过期', expired: '已过期', early: '尚未生效', timeless: '未设时间' },
    },
    warnings: {
      label: '警告',
      help: '需要留意的地方',
      columns: { en: { label: '英文说明', help: '警告的英文说明' }, zh: { label: '说明', help: '警告的说明' } },
    },
    isValid: { label: '是否有效', help: '是否通过全部检查', choices: { true: '有效', false: '无效' } },
    reason: { label: '原因', help: '第一项未通过的检查' },
    keyId: { label: '密钥 ID', help: '头部的 kid' },
    checks: {
      label: '检查项',
      help: '按此顺序检查',
      columns: {
        name: { label: '检查', help: '检查的内容' },
        passed: { label: '结果', help: '是否通过', choices: { true: '通过', false: '未通过' } },
      },
    },
    token: { label: '令牌', help: '已签名的令牌' },
  },
  guide: {
    steps: [
      '粘贴令牌，即可看到各项声明的含义和时间。',
      '验证时填入共享密钥或公钥，支持 PEM、JWK 和 JWK 集。',
      '签发时选择“签发”、算法和密钥。',
    ],
    questions: [
      {
        question: '令牌会发送出去吗？',
        answer: '不会，全部在你的设备上完成；除非你主动打开，这个工具不保存历史记录。',
      },
      {
        question: '解析出来的内容可信吗？',
        answer: '不可信，任何人都能写出令牌。只有“验证”能确认它由你信任的密钥签名。',
      },
      {
        question: '为什么公钥不能验证 HS256 令牌？',
        answer: 'HMAC 使用同一个共享密钥。如果把公钥当作共享密钥，知道公钥的人就能伪造令牌，因此会拒绝。',
      },
      {
        question: '支持哪些密钥？',
        answer:
          'PEM 格式的公钥、私钥（PKCS #1、PKCS #8、SEC 1）和证书（可不带 BEGIN、END 行），JWK、JWK 集，以及文本、Base64 或十六进制的共享密钥。加密的私钥需先解密。',
      },
    ],
  },
}

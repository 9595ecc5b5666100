import type { Params } from '#kit/tool-error.ts'

/** Why a % cannot be decoded; they complete a sentence. */
export const percentReasons = {
  noDigits: 'is not followed by two hex digits',
  notUtf8: 'begins bytes that are not UTF-8, but GBK or the like',
} as const

/** Why a text is not a URL, or parts do not make one. */
export const urlReasons = {
  incomplete: 'it needs a scheme and a host, as in https://example.org',
  scheme: 'its scheme is not a name such as https',
  host: 'its host is not a valid domain name or IP address',
  port: 'its port is not a number from 0 to 65535',
} as const

const chinese: Record<string, string> = {
  [percentReasons.noDigits]: '后面不是两位十六进制数字',
  [percentReasons.notUtf8]: '开始的字节不是 UTF-8，可能是 GBK',
  [urlReasons.incomplete]: '需要协议和主机，例如 https://example.org',
  [urlReasons.scheme]: '协议不是 https 这样的名称',
  [urlReasons.host]: '主机不是有效的域名或 IP 地址',
  [urlReasons.port]: '端口不是 0 到 65535 之间的数字',
}

export const reasonInChinese = (params: Params): Params => ({
  ...params,
  reason: chinese[params['reason'] ?? ''] ?? '',
})

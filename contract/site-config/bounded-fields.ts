import { z } from '../zod.ts'

// Field types shared by several sections, with the limits of the HTTP contract (§2).

export const boundedText = (longest: number) => z.string().max(longest).default('')

export const keywords = z.array(z.string().max(100)).max(100).default([])

/**
 * A specific message for an invalid value, in every language, which `kit/validation-issues.ts` uses instead of the
 * default.
 */
export const issueMessage = (en: string, zh: string) => ({ params: { en, zh } })

export const isHttpUrl = (text: string): boolean => /^https?:\/\/[^\s\\]+$/.test(text) && URL.canParse(text)

const wholeAddress = issueMessage(
  'Enter a full address that begins with http:// or https://',
  '请输入以 http:// 或 https:// 开头的完整地址',
)

/** Empty, or an absolute http(s) URL. */
export const httpUrl = z
  .string()
  .max(2048)
  .refine((text) => text === '' || isHttpUrl(text), wholeAddress)
  .default('')

/** Empty, or an absolute http(s) URL without user name and password. */
export const httpUrlWithoutUserinfo = z
  .string()
  .max(2048)
  .refine((text) => text === '' || (isHttpUrl(text) && !hasUserinfo(text)), wholeAddress)
  .default('')

/** Empty, or an http(s) origin. */
export const origin = z
  .string()
  .max(2048)
  .refine((text) => text === '' || (isHttpUrl(text) && isOrigin(text)), justOrigin())
  .default('')

function isOrigin(text: string): boolean {
  const { pathname } = new URL(text)
  return !hasUserinfo(text) && pathname === '/' && !/[?#]/.test(text)
}

function justOrigin() {
  return issueMessage(
    'Enter only the address of the site, such as https://tools.example, with nothing after it',
    '请只输入网站地址，例如 https://tools.example，后面不加其他内容',
  )
}

export function hasUserinfo(text: string): boolean {
  const { username, password } = new URL(text)
  return username !== '' || password !== '' || /^[a-z]+:\/\/[^/?#]*@/i.test(text)
}

/** An image: empty, an absolute http(s) URL, or an absolute path such as `/uploads/logo.png`. */
export const image = z
  .string()
  .max(2048)
  .refine(
    (text) => text === '' || isHttpUrl(text) || /^\/(?![/\\])[^\\\s]*$/.test(text),
    issueMessage(
      'Enter a full address such as https://example.com/logo.png, or a path such as /uploads/logo.png',
      '请输入完整地址，例如 https://example.com/logo.png，或 /uploads/logo.png 这样的路径',
    ),
  )
  .default('')

/** Empty, or an e-mail address. */
export const email = z
  .string()
  .max(254)
  .refine(
    (text) => text === '' || /^[^\s@<>"',;]+@[^\s@<>"',;]+\.[^\s@.<>"',;]+$/.test(text),
    issueMessage('Enter an email address such as hello@example.com', '请输入邮箱地址，例如 hello@example.com'),
  )
  .default('')

import { z } from 'zod'
import type { Localized } from '#kit/language.ts'
import { isBasePath, isHost, isOrigin, isPostgresUrl, isTrustProxy, isWebAddress } from './address-forms.ts'
import { OperatorError } from './operator-error.ts'

/** In seconds. More than ten years is a mistake; timers may take a day, as Node's fire at once beyond 24 days. */
const [maxSeconds, maxTimerSeconds] = [315_360_000, 86_400]

const environment = z.object({
  HOST: text(isHost, 'an address or the name of a machine', '地址或主机名').default('127.0.0.1'),
  PORT: number({ to: 65_535 }).default(3000),
  SITE_URL: text(
    isOrigin,
    'the address of the site, such as https://tools.example.org',
    '网站的地址，例如 https://tools.example.org',
  ).default(''),
  BASE_PATH: text(
    isBasePath,
    'a path without a slash at its end, such as /toolbox',
    '末尾没有斜杠的路径，例如 /toolbox',
  ).default(''),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: text(isPostgresUrl, 'an address that begins with postgres://', '以 postgres:// 开头的地址').default(''),
  ADMIN_USERNAME: z.string().default('admin'),
  ADMIN_PASSWORD: z.string().default(''),
  SESSION_TTL_SECONDS: number({ from: 1, to: maxSeconds }).default(604_800),
  SESSION_IDLE_SECONDS: number({ from: 1, to: maxSeconds }).default(43_200),
  LOGIN_MAX_FAILURES: number({ from: 1 }).default(5),
  LOGIN_LOCK_SECONDS: number({ to: maxSeconds }).default(900),
  TRUST_PROXY: text(
    isTrustProxy,
    'loopback, uniquelocal, addresses, networks, or a number of hops',
    'loopback、uniquelocal、地址、网段或跳数',
  ).default(''),
  RATE_LIMIT_PER_MINUTE: number().default(600),
  CORS_ORIGINS: z
    .string()
    .default('')
    .transform(list)
    .refine(
      (origins) => origins.every(isOrigin),
      say(
        'write origins with commas between them, such as https://a.example',
        '请填写：以逗号分隔的来源，例如 https://a.example',
      ),
    ),
  META_SCRIPT: z.enum(['on', 'off']).default('on'),
  METRICS_TOKEN: text(
    (token) => /^[!-~]+$/.test(token),
    'a token of letters, digits and signs, without spaces',
    '由字母、数字和符号组成、不含空格的令牌',
  ).default(''),
  ALLOW_PRIVATE_UPSTREAMS: z.enum(['0', '1']).default('0'),
  S3_ENDPOINT: text(
    isWebAddress,
    'an address that begins with https:// or http://',
    '以 https:// 或 http:// 开头的地址',
  ).default(''),
  S3_BUCKET: z.string().default(''),
  S3_REGION: z.string().default('auto'),
  S3_ACCESS_KEY_ID: z.string().default(''),
  S3_SECRET_ACCESS_KEY: z.string().default(''),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TOOLS_API: z.enum(['on', 'off']).default('on'),
  TOOLS_MAX_BODY: number({ from: 1, to: 2 ** 30 }).default(32 * 2 ** 20),
  TOOLS_TIMEOUT_SECONDS: number({ from: 1, to: maxTimerSeconds }).default(10),
  TOOLS_MEMORY_MIB: number({ from: 1, to: 2 ** 20 }).default(512),
  TOOLS_CONCURRENCY: number({ to: 1024 }).default(0),
  TOOLS_RATE_PER_MINUTE: number().default(60),
  VITE_API_BASE: text(
    isOrigin,
    'the origin of the API, such as https://api.example.org',
    'API 的来源，例如 https://api.example.org',
  ).default(''),
})

/** An integer in decimal digits. */
function number({ from = 0, to = 1_000_000_000 }: { from?: number; to?: number } = {}) {
  const isGood = (digits: string) => /^\d{1,15}$/.test(digits) && Number(digits) >= from && Number(digits) <= to
  return text(isGood, `a whole number from ${from} to ${to}`, `${from} 到 ${to} 的整数`).transform(Number)
}

function text(isGood: (value: string) => boolean, en: string, zh: string) {
  return z.string().refine(isGood, say(`write ${en}`, `请填写：${zh}`))
}

function say(en: string, zh: string): { params: Localized } {
  return { params: { en, zh } }
}

function list(text: string): string[] {
  return text.split(',').flatMap((part) => part.trim() || [])
}

/** The settings of this process from its environment, documented in docs/operations.md. */
export type Settings = z.output<typeof environment>

/**
 * Reads and validates the settings, before anything is opened or created.
 *
 * @throws OperatorError with one sentence that names the variable, but not its value, which may be a secret
 */
export function readSettings(variables: Record<string, string | undefined> = process.env): Settings {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const read = environment.safeParse(set)
  const [issue] = read.error?.issues ?? []
  if (issue) {
    const [name, { en, zh }] = [issue.path.join('.'), sentenceOf(issue)]
    throw new OperatorError(`${name} cannot be used: ${en}`, `${name} 无法使用。${zh}`)
  }
  const settings = environment.parse(set)
  const missing = missingForStore(settings)
  if (missing) {
    throw new OperatorError(
      `${missing} is not set: images in an S3-compatible store need it`,
      `${missing} 未设置：把图片存入 S3 兼容存储时需要它`,
    )
  }
  return settings
}

function sentenceOf(issue: z.core.$ZodIssue): Localized {
  if (issue.code === 'invalid_value') {
    const choices = (or: string) => issue.values.join(` ${or} `)
    return { en: `write ${choices('or')}`, zh: `请填写：${choices('或')}` }
  }
  const { en = issue.message, zh = issue.message } = issue.code === 'custom' ? Object(issue.params) : {}
  return { en, zh }
}

/** An S3 store must be configured completely, or images would silently be stored elsewhere. */
function missingForStore(settings: Settings): string | undefined {
  const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  return names.some((name) => settings[name]) ? names.find((name) => !settings[name]) : undefined
}

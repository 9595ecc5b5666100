import { z } from 'zod'

const number = (fallback: number) => z.coerce.number().int().min(0).default(fallback)

const environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: number(3000),
  SITE_URL: z.string().default(''),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z.string().default(''),
  ADMIN_USERNAME: z.string().default('admin'),
  ADMIN_PASSWORD: z.string().default(''),
  SESSION_TTL_SECONDS: number(604_800),
  SESSION_IDLE_SECONDS: number(43_200),
  LOGIN_MAX_FAILURES: number(5),
  LOGIN_LOCK_SECONDS: number(900),
  TRUST_PROXY: z.string().default(''),
  RATE_LIMIT_PER_MINUTE: number(600),
  CORS_ORIGINS: z.string().default('').transform(list),
  META_SCRIPT: z.enum(['on', 'off']).default('on'),
  METRICS_TOKEN: z.string().default(''),
  ALLOW_PRIVATE_UPSTREAMS: z.enum(['0', '1']).default('0'),
  S3_ENDPOINT: z.string().default(''),
  S3_BUCKET: z.string().default(''),
  S3_REGION: z.string().default('auto'),
  S3_ACCESS_KEY_ID: z.string().default(''),
  S3_SECRET_ACCESS_KEY: z.string().default(''),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TOOLS_API: z.enum(['on', 'off']).default('on'),
  TOOLS_MAX_BODY: number(32 * 2 ** 20),
  TOOLS_TIMEOUT_SECONDS: number(10),
  TOOLS_MEMORY_MIB: number(512),
  TOOLS_CONCURRENCY: number(0),
  TOOLS_RATE_PER_MINUTE: number(60),
  VITE_API_BASE: z.string().default(''),
})

function list(text: string): string[] {
  return text.split(',').flatMap((part) => part.trim() || [])
}

/** How this process is run, as its environment says. The names are those of docs/operations.md. */
export type Settings = z.output<typeof environment>

/** @throws Error naming the variable that does not fit */
export function readSettings(variables: Record<string, string | undefined> = process.env): Settings {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const read = environment.safeParse(set)
  if (!read.success) throw new Error(`The environment does not fit: ${z.prettifyError(read.error)}`)
  return read.data
}

import type { CardsOf } from './field-card.ts'

/** The cards of the service that suggests texts, and of its proxies. */
export const serviceCards: { proxy_config: CardsOf<'proxy_config'>; ai_config: CardsOf<'ai_config'> } = {
  proxy_config: {
    enable: { label: { en: 'Use proxies', zh: '使用代理' } },
    proxies: {
      label: { en: 'Proxies', zh: '代理' },
      help: {
        en: 'Such as http://proxy.example.com:8080, or with a login http://name:password@proxy.example.com:8080. It may also begin with https:// or socks5://.',
        zh: '例如 http://proxy.example.com:8080，需要登录时写作 http://用户名:密码@proxy.example.com:8080。也可以用 https:// 或 socks5:// 开头。',
      },
      kind: 'proxies',
    },
  },
  ai_config: {
    enable_ai: { label: { en: 'Suggest texts', zh: '启用文案建议' } },
    api_endpoint: {
      label: { en: 'Address of the service', zh: '服务地址' },
      help: {
        en: 'Your provider names it as “OpenAI compatible” or “base URL”, such as https://api.openai.com/v1',
        zh: '服务商通常称之为“OpenAI 兼容接口”或“Base URL”，例如 https://api.openai.com/v1',
      },
      kind: 'address',
    },
    api_model: {
      label: { en: 'Model', zh: '模型' },
      help: { en: 'As your provider names it, such as gpt-4o-mini', zh: '按服务商的名称填写，例如 gpt-4o-mini' },
      isHalf: true,
    },
    retry_times: {
      label: { en: 'Retries for each key', zh: '每个密钥的重试次数' },
      help: { en: 'From 0 to 10, when the service gives no answer', zh: '服务没有回应时再试几次，0 到 10' },
      isHalf: true,
    },
    keys: {
      label: { en: 'Keys', zh: '密钥' },
      help: {
        en: 'The secret key that your provider gives you. If there are several, the next one is used when one is refused.',
        zh: '服务商提供的密钥。有多个时，一个被拒绝就改用下一个。',
      },
      kind: 'keys',
    },
    gen_seo_prompt: {
      label: { en: 'Your instructions', zh: '你的要求' },
      help: {
        en: 'What every suggestion should follow, such as: Friendly tone, no exclamation marks.',
        zh: '希望每条建议都做到的事，例如：语气亲切，不用感叹号。',
      },
    },
  },
}

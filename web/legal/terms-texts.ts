import type { ReadingSection } from '../reading/reading-section.ts'

interface Text {
  title: string
  parts: ReadingSection[]
}

export const en: Text = {
  title: 'Terms of use',
  parts: [
    {
      id: 'use',
      title: 'Using the tools',
      text: [
        'Everybody may use the tools, for any lawful purpose, at home and at work, free of charge and without an account. There is no obligation on either side beyond these terms.',
      ],
    },
    {
      id: 'yours',
      title: 'What you make is yours',
      text: [
        'What you put into a tool stays yours, and what you make with it is yours. We claim no rights in either. You are responsible for having the rights in what you work on.',
      ],
    },
    {
      id: 'fair',
      title: 'Fair use of the API',
      text: [
        'The HTTP API and MCP are shared by all. Calls are limited for each IP address, by number, size and time; the limits are listed in the API’s documentation. Do not try to get around them, to overload the service, or to use it against others. If you need more, run the software yourself.',
      ],
    },
    {
      id: 'software',
      title: 'The software',
      text: [
        'The software of this site is free software under the GNU General Public License, version 3 or later. These terms are about this site and do not take away any right that the license gives you.',
      ],
    },
    {
      id: 'disclaimer',
      title: 'Disclaimer',
      text: [
        'The tools are made with care and tested, but they are provided “as is”, without warranty of any kind. Check results that matter before you rely on them, and keep copies of what you cannot lose.',
        'As far as the law allows, we are not liable for damage that comes from using the tools or from their not being available. Some methods, such as MD5, DES or RC4, are offered only because they are still in use; they do not protect anything today.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      text: ['These terms may change when the site does. The date at the top shows when they last changed.'],
    },
  ],
}

export const zh: Text = {
  title: '使用条款',
  parts: [
    {
      id: 'use',
      title: '使用工具',
      text: ['任何人都可以在生活和工作中免费使用这些工具，用于任何合法目的，无需账号。除本条款外，双方没有其他义务。'],
    },
    {
      id: 'yours',
      title: '你的成果归你所有',
      text: [
        '你放进工具的内容归你所有，你用工具做出的成果也归你所有，我们不主张任何权利。你需要自行确保对所处理的内容拥有权利。',
      ],
    },
    {
      id: 'fair',
      title: '合理使用 API',
      text: [
        'HTTP API 和 MCP 由所有人共用。对每个 IP 的调用次数、大小和时间都有限制，具体数值见 API 文档。请勿绕过限制、使服务过载，或用它损害他人。如需更多，请自行部署本软件。',
      ],
    },
    {
      id: 'software',
      title: '软件',
      text: [
        '本站软件是自由软件，采用 GNU 通用公共许可证第 3 版或更新版本。本条款只针对本站，不影响许可证赋予你的任何权利。',
      ],
    },
    {
      id: 'disclaimer',
      title: '免责声明',
      text: [
        '这些工具经过认真制作和测试，但按现状提供，不作任何形式的担保。重要的结果请在使用前核对，不能丢失的内容请保留副本。',
        '在法律允许的范围内，我们不对因使用工具或工具不可用造成的损失负责。MD5、DES、RC4 等方法如今已不能保护任何内容，仅因仍有人使用而提供。',
      ],
    },
    {
      id: 'changes',
      title: '变更',
      text: ['本条款可能随网站变化而变更，页首的日期说明最近一次变更的时间。'],
    },
  ],
}

import type { ReadingSection } from '../reading/reading-section.ts'

interface Text {
  title: string
  parts: ReadingSection[]
}

export const en: Text = {
  title: 'Privacy policy',
  parts: [
    {
      id: 'tools',
      title: 'What you work on',
      text: [
        'Texts, files and images that you use in a tool stay in your browser. Using a tool sends nothing: the only requests are for this site’s own program files, such as an image codec on its first use, and they carry nothing of yours.',
        'Two features use more than this page, and only when you start them: the QR code reader can use your camera, whose video stays in your browser; and text to speech can be previewed with the voices of your system, some of which are online services of the browser vendor that receive the text. The built-in voices send nothing.',
        'Links that you share keep their contents after the # sign, a part of the address that browsers do not send to servers.',
      ],
    },
    {
      id: 'device',
      title: 'Data on this device',
      text: [
        'Your browser stores the following for this site. It is not sent anywhere, except for the three cookies, which are sent back to this site with each request.',
        [
          'cookie is_dark: light or dark theme',
          'cookie lng and local storage lng: your language',
          'cookie token, local storage token and user-info: your login, only if you have an account here',
          'local storage favorites, recents: your starred and recently opened tools',
          'local storage single-keys-off: that you turned off the single-key shortcuts (/ and ?)',
          'local storage history-off, history-on: where you turned the history off or on',
          'local storage options: followed by a tool’s name: the options you last used',
          'local storage view:, wide: and layout: followed by a tool’s name: how you view its results and arrange its panes',
          'local storage editor-font-size, lines-wrap: the font size of editors, and whether long lines wrap in them',
          'local storage pipelines: the pipelines you saved',
          'local storage practice-wubi: your practice results, missed characters and texts',
          'local storage regex-patterns: the patterns you saved in the regex tester, with their tests',
          'local storage app-config: the settings of this site, so that it opens faster; nothing about you',
          'session storage draft: followed by a tool’s name: the text in the input, until the tab is closed',
          'IndexedDB history: followed by a tool’s name: your recent runs, up to 50 entries and 5 MB per tool',
          'IndexedDB tts-audio: the speech you generated, up to 20 recordings and 50 MB',
          'IndexedDB practice-wubi:table: the code table you uploaded',
          'Caches toolbench-code, toolbench-large, toolbench-lists: files of this site, so that it works without a connection',
          'Cache toolbench-shared: what another app shared with this one, until the home page has taken it',
        ],
        'The settings page shows all of this with its size. There you can export it, import it, and delete it item by item or all at once. The history can be deleted and turned off on each tool’s page too. Clearing the site’s data in your browser deletes everything.',
      ],
      more: { href: '/settings', label: 'Go to settings' },
    },
    {
      id: 'server',
      isOfServer: true,
      title: 'What the server counts',
      text: [
        'To know how many people use the site, the server counts distinct visitors for each day. It turns your IP address, or the network it belongs to where it is IPv6, into a hash with a random salt. A new salt is made every day, kept for that day only and then forgotten, so the hashes cannot be traced back to you or compared between days. Only the day’s total is stored.',
        'The server writes technical logs without the contents of requests, to find faults and fend off abuse. The software of this site has no third-party analytics, advertisements or trackers; the owner of the site can add some.',
      ],
    },
    {
      id: 'api',
      isOfServer: true,
      title: 'If you use the API',
      text: [
        'What you send to the HTTP API or to MCP over the network is processed on the server in memory and answered. It is not stored and not logged. To limit calls, your IP address is held in memory for about a minute.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      text: [
        'Since nothing about you is stored here, there is usually nothing to hand over, correct or delete. If you have an account, you can change your name and password there yourself.',
      ],
    },
  ],
}

export const zh: Text = {
  title: '隐私政策',
  parts: [
    {
      id: 'tools',
      title: '你处理的内容',
      text: [
        '你在工具中使用的文本、文件和图片都留在你的浏览器里。使用工具不会发送任何内容：仅有的请求用于获取本站自己的程序文件，例如首次使用的图片编解码器，其中不含你的任何数据。',
        '有两项功能会用到页面以外的东西，且只在你启动时：二维码识别可以使用摄像头，画面只留在你的浏览器里；文字转语音可以用系统音色试听，其中有些是浏览器厂商的网络服务，会收到所读的文字。内置音色不发送任何内容。',
        '你分享的链接把内容放在 # 之后，浏览器不会把这部分地址发送给服务器。',
      ],
    },
    {
      id: 'device',
      title: '本机数据',
      text: [
        '浏览器为本站保存以下数据。除三个 Cookie 会随请求返回本站外，这些数据不会发送到任何地方。',
        [
          'Cookie is_dark：浅色或深色主题',
          'Cookie lng 和本地存储 lng：你的语言',
          'Cookie token、本地存储 token 和 user-info：你的登录状态，仅当你在本站有账号时',
          '本地存储 favorites、recents：你收藏和最近打开的工具',
          '本地存储 single-keys-off：你已停用按键“/”和“?”',
          '本地存储 history-off、history-on：你在哪里停用或启用了历史',
          '本地存储“options:”加工具名：你上次使用的选项',
          '本地存储“view:”“wide:”或“layout:”加工具名：你查看结果的方式和窗格布局',
          '本地存储 editor-font-size、lines-wrap：编辑器字号，以及长行是否自动换行',
          '本地存储 pipelines：你保存的流水线',
          '本地存储 practice-wubi：你的练习成绩、易错字和自己的文章',
          '本地存储 regex-patterns：你在正则测试中保存的正则及其测试用例',
          '本地存储 app-config：本站的设置，用于更快打开页面，不含你的信息',
          '会话存储“draft:”加工具名：输入区的文本，关闭标签页即删除',
          'IndexedDB“history:”加工具名：最近的操作，每个工具最多 50 条、5 MB',
          'IndexedDB tts-audio：你生成的语音，最多 20 段、50 MB',
          'IndexedDB practice-wubi:table：你上传的码表',
          '缓存 toolbench-code、toolbench-large、toolbench-lists：本站的程序文件，用于离线使用',
          '缓存 toolbench-shared：其他应用分享过来的内容，首页取走后即删除',
        ],
        '设置页会列出以上全部内容及其大小，你可以在那里导出、导入，也可以逐项或全部删除。历史记录也可以在每个工具的页面上删除和停用。在浏览器中清除本站数据会删除以上全部内容。',
      ],
      more: { href: '/settings', label: '前往设置' },
    },
    {
      id: 'server',
      isOfServer: true,
      title: '服务器统计什么',
      text: [
        '为了解有多少人使用本站，服务器统计每天的不同访客数。它把你的 IP 地址（IPv6 则为所在网络）与随机盐一起计算为哈希值。盐每天重新生成，只保留当天，随后丢弃，因此哈希值无法追溯到你，也无法跨天比较。保存的只有当天的总数。',
        '服务器会写技术日志，用于发现故障和防止滥用，其中不含请求内容。本站程序不含第三方统计、广告或跟踪，但网站的运营者可以自行添加。',
      ],
    },
    {
      id: 'api',
      isOfServer: true,
      title: '如果你使用 API',
      text: [
        '你通过网络发送给 HTTP API 或 MCP 的内容在服务器内存中处理并返回结果，不保存，不记录。为限制调用频率，你的 IP 地址会在内存中保留约 1 分钟。',
      ],
    },
    {
      id: 'rights',
      title: '你的权利',
      text: [
        '本站不保存你的信息，因此通常没有可供查询、更正或删除的内容。如果你有账号，可以自行修改其中的用户名和密码。',
      ],
    },
  ],
}

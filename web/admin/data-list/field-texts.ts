/** The words of the fields of a record. */
export const fieldTexts = {
  en: {
    name: 'Name',
    link: 'Link',
    open_blank: 'Open in a new tab',
    shown: 'Shown on the site',
    blocked: 'Blocked',
    values: 'Names to block, one on each line',
    valuesHelp:
      'Every browser and bot tells its name when it visits. Those whose name contains one of these lines see none of your pages. For example: BadBot. At least 3 characters each; capital letters make no difference.',
    ownBrowser:
      '"{text}" is part of the name of the browser you are using. It would be blocked too; the back office stays open to you.',
    key: 'ID',
    keyHelp: 'Only for you and for programs; visitors do not see it',
    keyHelpNew: 'Only for you and for programs, such as my-friend. Leave it empty, and one is made.',
    sort: 'Order',
    sortHelp: 'Smaller numbers come first. Leave it empty to keep the place.',
    sortHelpNew: 'Smaller numbers come first, such as 10 before 20. Leave it empty for the end of the list.',
  },
  zh: {
    name: '名称',
    link: '链接',
    open_blank: '在新标签页中打开',
    shown: '在网站上显示',
    blocked: '屏蔽',
    values: '要屏蔽的名称，每行一个',
    valuesHelp:
      '每个浏览器和爬虫访问时都会报出自己的名称。名称中含有其中任意一行的，将看不到你的网页，例如 BadBot。每行至少 3 个字符，不区分大小写。',
    ownBrowser: '你正在使用的浏览器名称中含有“{text}”，它也会被屏蔽；管理后台仍可使用。',
    key: '标识',
    keyHelp: '仅供你和程序识别，访客看不到',
    keyHelpNew: '仅供你和程序识别，例如 my-friend。留空则自动生成。',
    sort: '顺序',
    sortHelp: '数字小的排在前面，留空则位置不变。',
    sortHelpNew: '数字小的排在前面，例如 10 在 20 之前。留空则排在末尾。',
  },
}

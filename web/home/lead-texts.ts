/** The default texts at the top of the home page. */
export const leadTexts = {
  en: {
    title: 'Good tools, close at hand',
    sub: '{count} free tools for code, text and images. What you paste stays on your device.',
  },
  zh: {
    title: '好工具，就在手边',
    sub: '{count} 个处理代码、文本和图片的免费工具，粘贴的内容不会离开你的设备。',
  },
}

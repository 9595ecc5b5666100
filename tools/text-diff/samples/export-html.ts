import type { Samples } from '#kit/samples.ts'
import { htmlStyle } from '../html/html-style.ts'
import type * as operations from '../operations.ts'

const page = (lang: string, title: string, body: string): File =>
  new File([htmlOf(lang, title, body)], 'differences.html', { type: 'text/html' })

const htmlOf = (lang: string, title: string, body: string): string => `<!DOCTYPE html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>
${htmlStyle}</style>
</head>
<body>
<h1>${title}</h1>
${body}
</tbody>
</table>
</body>
</html>
`

export const exportHtml: Samples<Pick<typeof operations, 'exportHtml'>>['exportHtml'] = [
  {
    title: { en: 'Side by side', zh: '并排' },
    language: 'en',
    input: { original: 'port: 80\n', changed: 'port: 8080\n', originalTitle: 'app.yaml', changedTitle: 'app.yaml' },
    output: {
      file: page(
        'en',
        'app.yaml → app.yaml',
        `<p>1 change <b class="a">+1</b> <b class="r">−1</b></p>
<table class="split wraps">
<thead><tr><th colspan="2" scope="col">app.yaml</th><th colspan="2" scope="col">app.yaml</th></tr></thead>
<tbody>
<tr><td class="n r">1</td><td class="r"><i>−</i>port: <del>80</del></td><td class="n a">1</td><td class="a"><i>+</i>port: <ins>8080</ins></td></tr>`,
      ),
      additions: 1,
      deletions: 1,
    },
  },
  {
    title: { en: 'Unified, in Chinese', zh: '单栏，中文' },
    language: 'zh',
    input: { original: '端口：80\n', changed: '端口：8080\n', view: 'unified', wrap: false, language: 'zh' },
    output: {
      file: page(
        'zh-CN',
        '原文 → 修改后',
        `<p>1 处改动 <b class="a">+1</b> <b class="r">−1</b></p>
<table class="unified">
<thead><tr><th colspan="3" scope="col">原文 → 修改后</th></tr></thead>
<tbody>
<tr><td class="n r">1</td><td class="n r"></td><td class="r"><i>−</i>端口：<del>80</del></td></tr>
<tr><td class="n a"></td><td class="n a">1</td><td class="a"><i>+</i>端口：<ins>8080</ins></td></tr>`,
      ),
      additions: 1,
      deletions: 1,
    },
  },
]

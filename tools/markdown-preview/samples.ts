import type { Samples } from '#kit/samples.ts'
import type * as operations from './operations.ts'

export const samples: Samples<typeof operations> = {
  render: [
    {
      language: 'en',
      title: { en: 'A tour', zh: '功能一览' },
      input: {
        markdown: `# Field notes

Write **bold**, *italic*, ~~struck~~ and \`code\`; link to [the guide](https://example.com/guide) or just www.example.com.

> [!TIP]
> Lines that begin with \`>\` are quotes, and some are alerts.

## A list

1. Boil water
2. Add tea
   - green, 80 °C
   - black, 95 °C

## Some code

\`\`\`js
const steep = (minutes) => setTimeout(pour, minutes * 60_000)
\`\`\`
`,
      },
      output: {
        html: `<h1 id="user-content-field-notes">Field notes</h1>
<p>Write <strong>bold</strong>, <em>italic</em>, <del>struck</del> and <code>code</code>; link to <a href="https://example.com/guide" rel="noopener noreferrer nofollow" target="_blank">the guide</a> or just <a href="http://www.example.com" rel="noopener noreferrer nofollow" target="_blank">www.example.com</a>.</p>
<div class="markdown-alert markdown-alert-tip">
<p class="markdown-alert-title">Tip</p>
<p>Lines that begin with <code>&gt;</code> are quotes, and some are alerts.</p>
</div>
<h2 id="user-content-a-list">A list</h2>
<ol>
<li>Boil water</li>
<li>Add tea
<ul>
<li>green, 80 °C</li>
<li>black, 95 °C</li>
</ul>
</li>
</ol>
<h2 id="user-content-some-code">Some code</h2>
<pre><code class="language-js"><span class="hljs-keyword">const</span> <span class="hljs-title function_">steep</span> = (<span class="hljs-params">minutes</span>) =&gt; <span class="hljs-built_in">setTimeout</span>(pour, minutes * <span class="hljs-number">60_000</span>)
</code></pre>
`,
        toc: [
          { level: 1, text: 'Field notes', id: 'user-content-field-notes' },
          { level: 2, text: 'A list', id: 'user-content-a-list' },
          { level: 2, text: 'Some code', id: 'user-content-some-code' },
        ],
        stats: { characters: 367, words: 53, lines: 19, headers: 3, links: 2, images: 0, codeBlocks: 1, tables: 0 },
      },
    },
    {
      language: 'zh',
      title: { en: 'A document in Chinese', zh: '中文文档' },
      input: {
        toc: true,
        markdown: `# 茶馆指南

[TOC]

## 绿茶

水温 **80 °C**，冲泡 2 分钟。详见 https://example.com/tea，欢迎补充。

## 红茶

> 水开之后稍等片刻，再慢慢注水。

### 水温

- 高山茶：95 °C
- 小种：90 °C
`,
      },
      output: {
        html: `<h1 id="user-content-茶馆指南">茶馆指南</h1>
<div class="table-of-contents"><ul><li><a href="#user-content-%E8%8C%B6%E9%A6%86%E6%8C%87%E5%8D%97">茶馆指南</a><ul><li><a href="#user-content-%E7%BB%BF%E8%8C%B6">绿茶</a></li><li><a href="#user-content-%E7%BA%A2%E8%8C%B6">红茶</a><ul><li><a href="#user-content-%E6%B0%B4%E6%B8%A9">水温</a></li></ul></li></ul></li></ul></div>
<h2 id="user-content-绿茶">绿茶</h2>
<p>水温 <strong>80 °C</strong>，冲泡 2 分钟。详见 <a href="https://example.com/tea" rel="noopener noreferrer nofollow" target="_blank">https://example.com/tea</a>，欢迎补充。</p>
<h2 id="user-content-红茶">红茶</h2>
<blockquote>
<p>水开之后稍等片刻，再慢慢注水。</p>
</blockquote>
<h3 id="user-content-水温">水温</h3>
<ul>
<li>高山茶：95 °C</li>
<li>小种：90 °C</li>
</ul>
`,
        toc: [
          { level: 1, text: '茶馆指南', id: 'user-content-茶馆指南' },
          { level: 2, text: '绿茶', id: 'user-content-绿茶' },
          { level: 2, text: '红茶', id: 'user-content-红茶' },
          { level: 3, text: '水温', id: 'user-content-水温' },
        ],
        stats: { characters: 134, words: 35, lines: 16, headers: 4, links: 1, images: 0, codeBlocks: 0, tables: 0 },
      },
    },
    {
      title: { en: 'A table and tasks', zh: '表格与任务' },
      input: {
        markdown: `| Tea | Grams | Price |
| :-- | :---: | ----: |
| Oolong | 50 | 68.50 |
| 龙井 | 100 | 120.00 |

- [x] Order the tea
- [ ] Warm the pot
  - [ ] Ask for cups
`,
      },
      output: {
        html: `<table>
<thead>
<tr>
<th align="left">Tea</th>
<th align="center">Grams</th>
<th align="right">Price</th>
</tr>
</thead>
<tbody>
<tr>
<td align="left">Oolong</td>
<td align="center">50</td>
<td align="right">68.50</td>
</tr>
<tr>
<td align="left">龙井</td>
<td align="center">100</td>
<td align="right">120.00</td>
</tr>
</tbody>
</table>
<ul>
<li class="task-list-item"><input checked="" type="checkbox" disabled="" aria-label="Completed task"> Order the tea</li>
<li class="task-list-item"><input type="checkbox" disabled="" aria-label="Incomplete task"> Warm the pot
<ul>
<li class="task-list-item"><input type="checkbox" disabled="" aria-label="Incomplete task"> Ask for cups</li>
</ul>
</li>
</ul>
`,
        toc: [],
        stats: { characters: 155, words: 19, lines: 8, headers: 0, links: 0, images: 0, codeBlocks: 0, tables: 1 },
      },
    },
    {
      title: { en: 'Formulas', zh: '数学公式' },
      input: {
        math: true,
        markdown: `The roots of $ax^2 + bx + c = 0$ are

$$
x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}
$$

and a cup costs $3 or $4.
`,
      },
      output: {
        html: `<p>The roots of <math><mrow><mi>a</mi><msup><mi>x</mi><mn class="tml-sml-pad">2</mn></msup><mo>+</mo><mi>b</mi><mi>x</mi><mo>+</mo><mi>c</mi><mo>=</mo><mn>0</mn></mrow></math> are</p>
<div class="math"><math display="block" class="tml-display"><mrow><mi>x</mi><mo>=</mo><mfrac><mrow><mo form="prefix" stretchy="false" lspace="0em" rspace="0em">−</mo><mi>b</mi><mo>±</mo><msqrt><mrow><msup><mi>b</mi><mn>2</mn></msup><mo>−</mo><mn>4</mn><mi>a</mi><mi>c</mi></mrow></msqrt></mrow><mrow><mn>2</mn><mi>a</mi></mrow></mfrac></mrow></math></div>
<p>and a cup costs $3 or $4.</p>
`,
        toc: [],
        stats: { characters: 110, words: 25, lines: 7, headers: 0, links: 0, images: 0, codeBlocks: 0, tables: 0 },
      },
    },
    {
      title: { en: 'Footnotes and front matter', zh: '脚注与 Front Matter' },
      input: {
        markdown: `---
title: On tea
date: 2026-01-05
---

Tea came to Europe in the 17th century.[^1] It stayed.[^stay]

[^1]: By ship.

[^stay]: With milk, in places.
`,
      },
      output: {
        html: `<pre><code class="front-matter language-yaml"><span class="hljs-attr">title:</span> <span class="hljs-string">On</span> <span class="hljs-string">tea</span>
<span class="hljs-attr">date:</span> <span class="hljs-number">2026-01-05</span>
</code></pre>
<p>Tea came to Europe in the 17th century.<sup class="footnote-ref"><a href="#user-content-fn1" id="user-content-fnref1">[1]</a></sup> It stayed.<sup class="footnote-ref"><a href="#user-content-fn2" id="user-content-fnref2">[2]</a></sup></p>
<hr class="footnotes-sep">
<section class="footnotes">
<ol class="footnotes-list">
<li id="user-content-fn1" class="footnote-item"><p>By ship. <a href="#user-content-fnref1" class="footnote-backref">↩︎</a></p>
</li>
<li id="user-content-fn2" class="footnote-item"><p>With milk, in places. <a href="#user-content-fnref2" class="footnote-backref">↩︎</a></p>
</li>
</ol>
</section>
`,
        toc: [],
        stats: { characters: 150, words: 27, lines: 10, headers: 0, links: 0, images: 0, codeBlocks: 0, tables: 0 },
      },
    },
    {
      title: { en: 'Raw HTML, made safe', zh: '原始 HTML（安全处理）' },
      input: {
        html: true,
        markdown: `Press <kbd>Ctrl</kbd> + <kbd>S</kbd>. <b onclick="alert(1)">No handler</b> is left, <script>alert(2)</script>no script.

<details>
<summary>More</summary>

Markdown goes on **inside**.

</details>

![A cup](https://example.com/cup.png)
`,
      },
      output: {
        html: `<p>Press <kbd>Ctrl</kbd> + <kbd>S</kbd>. <b>No handler</b> is left, no script.</p>
<details>
<summary>More</summary>
<p>Markdown goes on <strong>inside</strong>.</p>
</details>
<p><img src="https://example.com/cup.png" alt="A cup" loading="lazy"></p>
`,
        toc: [],
        stats: { characters: 236, words: 36, lines: 10, headers: 0, links: 0, images: 1, codeBlocks: 0, tables: 0 },
      },
    },
  ],
}

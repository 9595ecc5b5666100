import type { Samples } from '#kit/samples.ts'
import type * as operations from './operations.ts'

export const samples: Samples<typeof operations> = {
  convert: [
    {
      title: { en: 'A brand color', zh: '品牌色' },
      input: { color: '#3366cc' },
      output: {
        hex: '#3366cc',
        rgb: 'rgb(51 102 204)',
        hsl: 'hsl(220 60% 50%)',
        hsv: 'hsv(220 75% 80%)',
        hwb: 'hwb(220 20% 20%)',
        lab: 'lab(44.121 10.954 -59.086)',
        lch: 'lch(44.121 60.093 280.503)',
        oklab: 'oklab(0.532 -0.023 -0.166)',
        oklch: 'oklch(0.532 0.168 262.293)',
        p3: 'color(display-p3 0.25 0.395 0.774)',
        cmyk: 'cmyk(75% 50% 0% 20%)',
        name: '',
        nearestName: 'royalblue',
        argb: '#FF3366CC',
        swift: 'Color(red: 0.2, green: 0.4, blue: 0.8)',
        android: 'Color(0xFF3366CC)',
        isInSrgb: true,
      },
    },
    {
      title: { en: 'More than sRGB can show', zh: '超出 sRGB 的颜色' },
      input: { color: 'color(display-p3 0 1 0)' },
      output: {
        hex: '#00fb29',
        rgb: 'rgb(0 251 41)',
        hsl: 'hsl(129.723 100% 49.288%)',
        hsv: 'hsv(129.723 100% 98.576%)',
        hwb: 'hwb(129.723 0% 1.424%)',
        lab: 'lab(86.614 -106.539 102.871)',
        lch: 'lch(86.614 148.098 136.003)',
        oklab: 'oklab(0.849 -0.304 0.208)',
        oklch: 'oklch(0.849 0.369 145.645)',
        p3: 'color(display-p3 0 1 0)',
        cmyk: 'cmyk(100% 0% 83.8% 1.4%)',
        name: '',
        nearestName: 'lime',
        argb: '#FF00FB29',
        swift: 'Color(red: 0, green: 0.986, blue: 0.16)',
        android: 'Color(0xFF00FB29)',
        isInSrgb: false,
        mapped: 'oklch(0.858 0.284 143.328)',
      },
    },
    {
      title: { en: 'Half transparent red', zh: '半透明的红色' },
      input: { color: 'rgb(255 0 0 / 50%)' },
      output: {
        hex: '#ff000080',
        rgb: 'rgb(255 0 0 / 0.5)',
        hsl: 'hsl(0 100% 50% / 0.5)',
        hsv: 'hsv(0 100% 100% / 0.5)',
        hwb: 'hwb(0 0% 0% / 0.5)',
        lab: 'lab(54.291 80.805 69.891 / 0.5)',
        lch: 'lch(54.291 106.837 40.858 / 0.5)',
        oklab: 'oklab(0.628 0.225 0.126 / 0.5)',
        oklch: 'oklch(0.628 0.258 29.234 / 0.5)',
        p3: 'color(display-p3 0.917 0.2 0.139 / 0.5)',
        cmyk: 'cmyk(0% 100% 100% 0%)',
        name: '',
        nearestName: 'red',
        argb: '#80FF0000',
        swift: 'Color(red: 1, green: 0, blue: 0, opacity: 0.5)',
        android: 'Color(0x80FF0000)',
        isInSrgb: true,
      },
    },
  ],
  contrast: [
    {
      title: { en: 'Gray on white', zh: '白底灰字' },
      input: { foreground: '#777777', background: 'white' },
      output: {
        ratio: 4.47,
        normalAa: false,
        largeAa: true,
        normalAaa: false,
        largeAaa: false,
        graphics: true,
        suggestion: '#767676',
      },
    },
    {
      title: { en: 'Dark blue on cream', zh: '米色底深蓝字' },
      input: { foreground: '#14245a', background: '#fff6d5' },
      output: { ratio: 13.56, normalAa: true, largeAa: true, normalAaa: true, largeAaa: true, graphics: true },
    },
  ],
  palette: [
    {
      title: { en: 'A scale for Tailwind', zh: 'Tailwind 色阶' },
      input: { color: '#2563eb' },
      output: {
        colors: [
          { name: '50', hex: '#e9f6ff', oklch: 'oklch(0.971 0.043 262.881)' },
          { name: '100', hex: '#c6dfff', oklch: 'oklch(0.9 0.084 262.881)' },
          { name: '200', hex: '#a3c7ff', oklch: 'oklch(0.829 0.121 262.881)' },
          { name: '300', hex: '#7fafff', oklch: 'oklch(0.759 0.154 262.881)' },
          { name: '400', hex: '#5c95ff', oklch: 'oklch(0.688 0.182 262.881)' },
          { name: '500', hex: '#3f7cfd', oklch: 'oklch(0.617 0.203 262.881)' },
          { name: '600', hex: '#2563eb', oklch: 'oklch(0.546 0.215 262.881)' },
          { name: '700', hex: '#1a4fc6', oklch: 'oklch(0.474 0.194 262.881)' },
          { name: '800', hex: '#17409a', oklch: 'oklch(0.402 0.154 262.881)' },
          { name: '900', hex: '#17326a', oklch: 'oklch(0.33 0.103 262.881)' },
          { name: '950', hex: '#182338', oklch: 'oklch(0.258 0.043 262.881)' },
        ],
        css: ':root {\n  --color-brand-50: #e9f6ff;\n  --color-brand-100: #c6dfff;\n  --color-brand-200: #a3c7ff;\n  --color-brand-300: #7fafff;\n  --color-brand-400: #5c95ff;\n  --color-brand-500: #3f7cfd;\n  --color-brand-600: #2563eb;\n  --color-brand-700: #1a4fc6;\n  --color-brand-800: #17409a;\n  --color-brand-900: #17326a;\n  --color-brand-950: #182338;\n}\n',
        tailwind:
          '@theme {\n  --color-brand-50: oklch(0.971 0.043 262.881);\n  --color-brand-100: oklch(0.9 0.084 262.881);\n  --color-brand-200: oklch(0.829 0.121 262.881);\n  --color-brand-300: oklch(0.759 0.154 262.881);\n  --color-brand-400: oklch(0.688 0.182 262.881);\n  --color-brand-500: oklch(0.617 0.203 262.881);\n  --color-brand-600: oklch(0.546 0.215 262.881);\n  --color-brand-700: oklch(0.474 0.194 262.881);\n  --color-brand-800: oklch(0.402 0.154 262.881);\n  --color-brand-900: oklch(0.33 0.103 262.881);\n  --color-brand-950: oklch(0.258 0.043 262.881);\n}\n',
        json: '[\n  {\n    "name": "50",\n    "hex": "#e9f6ff"\n  },\n  {\n    "name": "100",\n    "hex": "#c6dfff"\n  },\n  {\n    "name": "200",\n    "hex": "#a3c7ff"\n  },\n  {\n    "name": "300",\n    "hex": "#7fafff"\n  },\n  {\n    "name": "400",\n    "hex": "#5c95ff"\n  },\n  {\n    "name": "500",\n    "hex": "#3f7cfd"\n  },\n  {\n    "name": "600",\n    "hex": "#2563eb"\n  },\n  {\n    "name": "700",\n    "hex": "#1a4fc6"\n  },\n  {\n    "name": "800",\n    "hex": "#17409a"\n  },\n  {\n    "name": "900",\n    "hex": "#17326a"\n  },\n  {\n    "name": "950",\n    "hex": "#182338"\n  }\n]',
      },
    },
    {
      title: { en: 'Three hues apart', zh: '三色组配色' },
      input: { color: '#e74c3c', scheme: 'triadic' },
      output: {
        colors: [
          { name: 'base', hex: '#e74c3c', oklch: 'oklch(0.631 0.194 29.442)' },
          { name: 'second', hex: '#00a740', oklch: 'oklch(0.631 0.194 149.442)' },
          { name: 'third', hex: '#5c7cfd', oklch: 'oklch(0.631 0.194 269.442)' },
        ],
        css: ':root {\n  --color-brand-base: #e74c3c;\n  --color-brand-second: #00a740;\n  --color-brand-third: #5c7cfd;\n}\n',
        tailwind:
          '@theme {\n  --color-brand-base: oklch(0.631 0.194 29.442);\n  --color-brand-second: oklch(0.631 0.194 149.442);\n  --color-brand-third: oklch(0.631 0.194 269.442);\n}\n',
        json: '[\n  {\n    "name": "base",\n    "hex": "#e74c3c"\n  },\n  {\n    "name": "second",\n    "hex": "#00a740"\n  },\n  {\n    "name": "third",\n    "hex": "#5c7cfd"\n  }\n]',
      },
    },
  ],
  gradient: [
    {
      title: { en: 'Blue to yellow without gray', zh: '蓝到黄，中间不发灰' },
      input: { colors: ['#0047ff', '#ffd500'] },
      output: { css: 'linear-gradient(90deg in oklch, #0047ff, #ffd500)', colors: ['#0047ff', '#ffd500'] },
    },
    {
      title: { en: 'Five steps for every browser', zh: '五级渐变，兼容旧浏览器' },
      input: { colors: ['#0047ff', '#ffd500'], angle: 45, space: 'oklab', steps: 5 },
      output: {
        css: 'linear-gradient(45deg, #0047ff, #457ee0, #83a2bb, #c1be89, #ffd500)',
        colors: ['#0047ff', '#457ee0', '#83a2bb', '#c1be89', '#ffd500'],
      },
    },
  ],
  mix: [
    {
      title: { en: 'A quarter of white', zh: '加四分之一白色' },
      input: { first: 'crimson', second: 'white', share: 0.25, space: 'oklab' },
      output: { hex: '#ec666c', oklch: 'oklch(0.678 0.166 20.087)' },
    },
  ],
  find: [
    {
      title: { en: 'A style sheet', zh: '样式表' },
      input: {
        text: ':root {\n  --accent: #3366cc;\n  --line: rgb(0 0 0 / 10%);\n}\na { color: #36C; border: 1px solid tomato }\na:hover { color: #3366CC }\n',
      },
      output: {
        colors: [
          { text: '#3366cc', hex: '#3366cc', count: 2, line: 2 },
          { text: 'rgb(0 0 0 / 10%)', hex: '#0000001a', count: 1, line: 3 },
          { text: '#36C', hex: '#3366cc', count: 1, line: 5 },
          { text: 'tomato', hex: '#ff6347', count: 1, line: 5 },
        ],
      },
    },
  ],
}

import type { en } from './texts.en.ts'

export const zh: typeof en = {
  operations: {
    speak: { title: '朗读', description: '把文字转成语音文件。', done: '已生成' },
    subtitles: { title: '字幕', description: '生成与语音同步的字幕（文字、音色和语速需相同）。', done: '已生成' },
    voices: { title: '音色', description: '列出所有音色。', done: '已列出' },
  },
  input: {
    text: { label: '文字', help: '最多 10 万个字符；<pause 1.5s> 或 [pause 500ms] 插入停顿' },
    voice: { label: '音色', help: '如 en、en-us+f2、cmn，或自然英语音色 slt；全部音色见 voices 操作' },
    speed: { label: '语速', help: '2 为两倍速' },
    pitch: { label: '音调', help: '1 为音色的默认音调' },
    volume: { label: '音量', help: '1 为最大' },
    format: { label: '格式', help: 'MP3 只有 WAV 的五分之一大', choices: { wav: 'WAV', mp3: 'MP3' } },
    language: { label: '语言', help: '只列出一种语言的音色：zh、en-US' },
    subtitleFormat: {
      label: '字幕格式',
      help: 'SRT 适合多数播放器，VTT 适合网页',
      choices: { srt: 'SRT', vtt: 'VTT' },
    },
  },
  output: {
    file: { label: '语音', help: '语音文件：22050 Hz，单声道' },
    seconds: { label: '秒数', help: '语音的时长' },
    subtitles: { label: '字幕', help: '每行内容及其时间' },
    count: { label: '行数', help: '字幕的条数' },
    voices: {
      label: '音色',
      help: '随本站提供的所有音色',
      columns: {
        id: { label: 'ID', help: '填在“音色”里的值' },
        name: { label: '名称', help: '语言和声音特点' },
        language: { label: '语言', help: '语言标签' },
        gender: { label: '性别', help: '听起来的性别', choices: { male: '男声', female: '女声' } },
      },
    },
  },
  guide: {
    steps: [
      '输入或粘贴文字，选择音色。',
      '点击“生成”：第一句一做好就开始播放，其余的同时继续生成。',
      '下载语音，需要时再下载字幕。',
    ],
    questions: [
      {
        question: '为什么听起来像机器人？',
        answer:
          '多数内置音色由 eSpeak NG 按规则合成：小巧、清晰、语言多，不联网也能用。想要自然的英语，请选择 slt、rms 或 awb；其他语言可以用系统音色试听，浏览器不允许网页录下系统音色。',
      },
      {
        question: '自然音色有什么不同？',
        answer:
          'slt（女声）和 rms（男声）是美式英语，awb（男声）是苏格兰英语，由 Flite 根据真人录音合成，首次使用时加载。它们只会读英语；英语里的中文、日语、韩语和其他文字由相近的 eSpeak NG 音色朗读。语速、音调和音量照常可调，但调节 rms 的音调时音质也会变化。',
      },
      {
        question: '怎样插入停顿？',
        answer: '在需要的地方写 <pause 1.5s> 或 [pause 500ms]，停顿正好是你写的时长。',
      },
      {
        question: '可以混用多种语言吗？',
        answer:
          '可以。中文、日语假名和韩语按文字识别，各用本语言的音色朗读，声音特点与你的选择一致。引擎没有日语词典，日语里的汉字会按中文读，请改写成假名。',
      },
      { question: '文字可以多长？', answer: '最多 10 万个字符，相当于几个小时的语音。语音逐句生成，随时可以取消。' },
      {
        question: '文字会发送出去吗？',
        answer:
          '使用内置音色时不会，语音在你的设备上生成。系统音色由浏览器或系统提供，其中有些是网络服务，会收到你的文字。',
      },
    ],
  },
}

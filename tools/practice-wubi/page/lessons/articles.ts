import type { Localized } from '#kit/language.ts'

interface Article {
  id: string
  title: Localized
  text: string
}

/** Texts to type, in the public domain: the last of their authors, Zhu Ziqing, died in 1948. */
export const articles: readonly Article[] = [
  {
    id: 'analects',
    title: { en: 'Analects, book 15', zh: '论语·卫灵公' },
    text: '工欲善其事，必先利其器。居是邦也，事其大夫之贤者，友其士之仁者。',
  },
  {
    id: 'quiet-night',
    title: { en: 'Li Bai: Quiet Night', zh: '李白：静夜思' },
    text: '床前明月光，疑是地上霜。\n举头望明月，低头思故乡。',
  },
  {
    id: 'spring-dawn',
    title: { en: 'Meng Haoran: Spring Dawn', zh: '孟浩然：春晓' },
    text: '春眠不觉晓，处处闻啼鸟。\n夜来风雨声，花落知多少。',
  },
  {
    id: 'stork-tower',
    title: { en: 'Wang Zhihuan: Stork Tower', zh: '王之涣：登鹳雀楼' },
    text: '白日依山尽，黄河入海流。\n欲穷千里目，更上一层楼。',
  },
  {
    id: 'thousand-characters',
    title: { en: 'Thousand Character Classic, beginning', zh: '千字文（开头）' },
    text: [
      '天地玄黄，宇宙洪荒。日月盈昃，辰宿列张。',
      '寒来暑往，秋收冬藏。闰余成岁，律吕调阳。',
      '云腾致雨，露结为霜。金生丽水，玉出昆冈。',
      '剑号巨阙，珠称夜光。果珍李柰，菜重芥姜。',
      '海咸河淡，鳞潜羽翔。龙师火帝，鸟官人皇。',
      '始制文字，乃服衣裳。推位让国，有虞陶唐。',
    ].join('\n'),
  },
  {
    id: 'father-from-behind',
    title: { en: 'Zhu Ziqing: My Father from Behind, excerpt', zh: '朱自清：背影（节选）' },
    text: '我看见他戴着黑布小帽，穿着黑布大马褂，深青布棉袍，蹒跚地走到铁道边，慢慢探身下去，尚不大难。可是他穿过铁道，要爬上那边月台，就不容易了。他用两手攀着上面，两脚再向上缩；他肥胖的身子向左微倾，显出努力的样子。这时我看见他的背影，我的泪很快地流下来了。',
  },
]

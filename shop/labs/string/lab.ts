import { defineLab } from 'awning/lab'

export const stringLab = defineLab({
  name: 'string',
  title: { zh: '字符串长度的四种数法', en: 'Four ways to count a string' },
  caption: {
    zh: '写几个字，选中任意一格，看它在其他几行里对应什么，再换一种正规化形式。',
    en: 'Type something, select a cell to see its counterpart in the other rows, then normalise the text.',
  },
  text: {
    zh: '同一个字符串分四行对齐：字素簇、码点、UTF-16码元、UTF-8字节。“店”在四行里是1、1、1、3；三口之家的表情由三个人和两个零宽连接符拼成，是1、5、8、18；国旗由两个地区指示符拼成，是1、2、4、8。“é”有两种写法，一个码点，或者e加组合重音，NFC把后者合成前者，NFD反过来拆开；“ﬁ”连字只有NFKC和NFKD才拆成两个字母。代理对被切断，剩下的半个叫孤立的代理项，编成UTF-8时换成U+FFFD的三个字节EF BF BD。',
    en: 'One string is shown in four aligned rows: grapheme clusters, code points, UTF-16 code units and UTF-8 bytes. 店 counts 1, 1, 1 and 3; a family emoji of three people and two zero-width joiners counts 1, 5, 8 and 18; a flag of two regional indicators counts 1, 2, 4 and 8. é is written either as one code point or as e with a combining accent: NFC joins the second into the first, NFD takes the first apart; the ligature ﬁ becomes two letters only in NFKC and NFKD. Half a surrogate pair is a lone surrogate, which UTF-8 replaces with the three bytes of U+FFFD, EF BF BD.',
  },
  component: () => import('./StringLab.tsx'),
})

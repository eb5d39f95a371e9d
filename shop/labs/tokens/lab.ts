import { defineLab } from 'awning/lab'

export const tokensLab = defineLab({
  name: 'tokens',
  title: { zh: '设计令牌与对比度', en: 'Design tokens and contrast' },
  caption: {
    zh: '把次要文字调亮，直到有一行不及格，再点旁边的按钮，看最近的合格亮度是多少。',
    en: 'Raise the lightness of secondary text until a line fails, then press the button next to it for the nearest lightness that passes.',
  },
  text: {
    zh: '八个决定（色相、鲜艳、三种亮度、圆角、间距、字号比例）生成浅色和深色两套令牌，一张小卡片跟着变。深色不是另写一遍，而是把亮度镜像过去，所以一个种子管两边。每一对会相遇的颜色都按WCAG的算式算对比度：正文4.5是AA、7是AAA，边框3；不及格的写明差在哪，并给出最近的合格亮度。颜色用OKLCH取，屏幕显示不了的自动降低鲜艳。常见的发现是：同一个强调色，放在底上当链接和垫在白字下面当按钮，两边都要过，能用的亮度只有窄窄一段。令牌可以导出为CSS自定义属性或DTCG的JSON。',
    en: 'Eight decisions (hue, chroma, three lightnesses, radius, spacing, type scale) generate the tokens of a light and a dark mode, and a small card shows them. The dark mode is not written twice: it mirrors the lightness, so one seed serves both. Every pair of colours that meets is checked by the WCAG formula: 4.5 is AA and 7 is AAA for text, 3 for borders; a failure names the nearest lightness that passes. Colours are chosen in OKLCH, and colours outside the gamut of the screen have their chroma reduced. A typical result: an accent colour must pass both as a link on the surface and as the background of button text, which leaves a narrow range. The tokens can be exported as CSS custom properties or as DTCG JSON.',
  },
  component: () => import('./TokensLab.tsx'),
})

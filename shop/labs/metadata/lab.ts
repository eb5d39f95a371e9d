import { defineLab } from 'awning/lab'

export const metadataLab = defineLab({
  name: 'metadata',
  title: { zh: '元数据预览', en: 'Metadata preview' },
  caption: {
    zh: '改标题和描述，看搜索结果、社交卡片和标签页各显示多少；再把站名挪到前面试试。',
    en: 'Edit the title and the description and see how much of them is shown in a search result, a card and a tab; then put the site name first.',
  },
  text: {
    zh: '填入标题、描述、站名等几行，这里显示它们在搜索结果、社交卡片和标签页里的样子。搜索结果按像素宽度裁切，标题大约显示29个汉字，描述大约65个；字越宽，显示得越少。卡片先取og:title和og:description，没有才回退到title和description，图片必须是绝对地址。标签页最窄，只剩开头几个字，所以先写这一页，再写站名。生成的HTML里，引号和尖括号都已转义。',
    en: 'Fill in title, description, site name and a few more lines, and see them in a search result, a social card and browser tabs. Results are cut by width in pixels: about 60 Latin letters of a title, about 130 of a description, half as many Han characters. A card takes og:title and og:description first and falls back to title and description; its image needs an absolute URL. A tab is the narrowest and keeps only the first words, so name the page first and the site last. In the generated HTML, quotes and angle brackets are escaped.',
  },
  component: () => import('./MetadataLab.tsx'),
})

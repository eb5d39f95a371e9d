import { defineLab } from 'awning/lab'

export const linkLab = defineLab({
  name: 'link',
  title: { zh: '加载瀑布图', en: 'Loading waterfall' },
  caption: {
    zh: '换一个预设，或改一个选项，看哪条线提前了，原因是什么。',
    en: 'Choose a preset or change an option, and see which mark moves to an earlier time, and why.',
  },
  text: {
    zh: '一张小页面有样式表、三个脚本、一个来自其他源的字体和三张图，这里按固定的带宽和延迟算出每个文件何时发现、请求、收完、执行。脚本改成defer，首次绘制从1525毫秒提前到649毫秒；两个async会让小的先执行，次序就乱了；defer和module都等解析完，按书写次序执行。预加载字体，字体早到约半秒，首次绘制却晚200毫秒，因为带宽是分着用的。首图写fetchpriority="high"，最大内容绘制提前，代价同样是别的文件变慢。全部预加载，三个时刻全都更晚。',
    en: 'A small page has a stylesheet, three scripts, a font from another origin and three images; with a fixed bandwidth and latency the model computes when each file is found, requested, received and run. With defer the first paint moves from 1525 to 649 ms. Two async scripts run as they come, the small one first, so their order breaks; defer and module wait for the parser and keep the order of the document. Preloading the font brings it half a second earlier and the first paint 200 ms later, because the bandwidth is shared. fetchpriority="high" on the hero image brings the largest paint forward, again at the cost of the others. Preload everything, and all three marks come later.',
  },
  component: () => import('./LinkLab.tsx'),
})

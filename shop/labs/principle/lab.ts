import { defineLab } from 'awning/lab'

export const principleLab = defineLab({
  name: 'principle',
  title: { zh: '渲染流水线：一次改动重做几步', en: 'Rendering pipeline: what a change repeats' },
  caption: {
    zh: '挑两种改动并排比一比，再换成120赫兹，看谁还赶得上这一帧。',
    en: 'Choose two changes and compare them, then switch to 120 Hz and see which one still fits into a frame.',
  },
  text: {
    zh: '一帧有脚本、样式、布局、绘制、合成五段，前四段在主线程上，最后一段在合成线程上。改宽度、字号、display、top，五段都要走；改颜色、阴影、根元素的类名，不用布局；脚本改有图层的transform和opacity，不用布局和绘制；交给动画或滚动，只剩合成，完全不占主线程。写完马上读offsetWidth，浏览器得在脚本中途立即计算样式和布局，这叫强制同步布局；放进循环，就每次循环算一遍，一帧的预算（60赫兹16.7毫秒，120赫兹8.3毫秒）很快花光。图中的时长是示意，只说明哪个开销更大。',
    en: 'A frame has five stages: script, style, layout and paint on the main thread, composite on the compositor thread. Changing width, font size, display or top goes through all five; a colour, a shadow or a class on the root skips layout; transform and opacity set by a script on a layer of its own skip layout and paint; an animation or a scroll leaves only the composite stage and does not use the main thread. Reading offsetWidth right after a write makes the browser do style and layout in the middle of the script: forced synchronous layout. In a loop it happens in every iteration, and the budget of a frame (16.7 ms at 60 Hz, 8.3 ms at 120 Hz) is soon used up. The times in the picture are schematic: they only show which is more expensive.',
  },
  component: () => import('./PrincipleLab.tsx'),
})

import { defineLab } from 'awning/lab'

export const timingLab = defineLab({
  name: 'timing',
  title: { zh: '防抖、节流与逐帧', en: 'Debounce, throttle, animation frames' },
  caption: {
    zh: '先看样本，再在操作区里移动指针；把节流改成“两头”，最后一次就不会漏掉。',
    en: 'Look at the sample, then move the pointer in the input area; set throttle to both edges, and the last event is no longer lost.',
  },
  text: {
    zh: '同一串事件，三种处理函数运行的时刻并排画在一条时间轴上。防抖等操作停下：末尾式在最后一个事件之后再等一段才运行，事件不断它就一直不运行；开头式只在第一下运行，随后的都忽略。节流每隔一段最多运行一次：只在开头运行的会漏掉最后一个事件，末尾式或两头式会补上。requestAnimationFrame每帧最多一次，永远拿到这一帧里最新的数据，次数由屏幕决定，不用定间隔。打字搜索用末尾防抖，跟随滚动用逐帧，上报进度用两头节流。',
    en: 'One series of events, and below it the moments at which three kinds of handler run. Debounce waits until you stop: at the end it runs one wait after the last event, and not at all while events keep coming; at the start it runs with the first and ignores the rest. Throttle runs at most once an interval: at the start only, it loses the last event; at the end or at both ends it makes up for it. requestAnimationFrame runs at most once a frame with the latest data, as often as the screen draws. Debounce at the end suits search while typing, frames suit following a scroll, throttle at both ends suits reporting progress.',
  },
  component: () => import('./TimingLab.tsx'),
})

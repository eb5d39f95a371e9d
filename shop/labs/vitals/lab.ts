import { defineLab } from 'awning/lab'

export const vitalsLab = defineLab({
  name: 'vitals',
  title: {
    zh: 'CLS与INP：布局偏移与响应延迟',
    en: 'CLS and INP: layout shifts and slow responses',
  },
  caption: {
    zh: '给主图写上宽高，看分数掉多少；再换到“一次点击”，找出三段里应该优化的那一段。',
    en: 'Give the image its size and see how much the score falls; then switch to “one click” and find out which of its three parts to improve.',
  },
  text: {
    zh: '上半是布局偏移：一张手机大小的页面上，主图、网络字体、横幅、广告先后晚到，各把下面的内容推开一次。每次的分数等于受影响的面积占视口的比例乘以挪动的距离占视口长边的比例；没写宽高的主图一推就有0.25左右，写上宽高就是0。相隔不到一秒的偏移归一窗，CLS取最高的一窗。另一半是一次点击：输入延迟、处理时长、呈现延迟相加，到下一次绘制为止。先给反馈再让出主线程，可以减少处理和呈现的时间，但不能减少其他任务造成的输入延迟。整次访问的INP取最慢的一次，交互满五十次后每五十次忽略一次。',
    en: 'The first half is layout shift: on a page the size of a phone an image, a web font, a banner and an ad arrive late, and each pushes down what is below it. The score of each is the share of the viewport affected times the distance moved as a share of its longer side; an image without a size costs about 0.25 in one shift, and with its size nothing. Shifts less than a second apart share a window, and CLS is the window with the highest score. The second half is one click: input delay, processing and presentation add up until the next paint. Feedback first and a yield take the heavy work out of processing and presentation, but do not help against the delay caused by another task. The INP of a visit is its slowest interaction; from fifty on, one in fifty is ignored.',
  },
  component: () => import('./VitalsLab.tsx'),
})

import { defineLab } from 'awning/lab'

export const interactionLab = defineLab({
  name: 'interaction',
  title: { zh: '费茨定律与希克定律', en: 'Fitts’s law and Hick’s law' },
  caption: {
    zh: '做一遍瞄准，再做一遍选择，看自己的点是否落在直线上；然后打乱货品的次序，看希克定律在哪里不再成立。',
    en: 'Do the pointing task, then the choosing task, and see whether your own points fall on the line; then shuffle the items and see where Hick’s law no longer holds.',
  },
  text: {
    zh: '费茨一项：轮流按距离和宽度不同的两个圆，时间画在难度log2(D / W + 1)上，再给出直线和R²。通常难度每多一比特多花一两百毫秒，点大致落在直线上。希克一项：从2、4、8、16样货品里选出名字说的那样，时间画在log2(n + 1)上。位置固定、已经熟了，时间近似按对数增长；每次打乱，人就得一个个找，时间更接近和n成正比，那就不是希克说的情形了。有失误的一次不计时，每组取中位数；成绩不离开页面。',
    en: 'Fitts: press two circles at different distances and widths in turn; time is plotted against the difficulty log2(D / W + 1), with a line and its R². One more bit of difficulty usually takes 100 to 200 ms longer, and the points fall roughly on the line. Hick: pick the named item out of 2, 4, 8 or 16; time is plotted against log2(n + 1). When the positions are known, time grows roughly with the logarithm. When the items are shuffled each time, you have to look at them one by one, and time is closer to proportional to n, which Hick’s law does not describe. Trials with a miss are not timed, the median of each kind is used, and the results stay on the page.',
  },
  component: () => import('./InteractionLab.tsx'),
})

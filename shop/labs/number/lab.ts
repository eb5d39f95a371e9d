import { defineLab } from 'awning/lab'

export const numberLab = defineLab({
  name: 'number',
  title: { zh: '双精度数的64位', en: 'The 64 bits of a double' },
  caption: {
    zh: '翻一位，或者写一个数，看它存成什么、和邻居隔多远。',
    en: 'Flip a bit or type a number, and see what is stored and how far away its neighbours are.',
  },
  text: {
    zh: '64个二进制位分三段：1位符号、11位指数、52位尾数，每一位都能翻转，翻完立即算出存下的准确值，一位小数不少。0.1存成0.1000000000000000055511151231257827021181583404541015625，比0.1略大。存下的0.1与0.2之和正好落在两个双精度数的正中间，按末位取0的规则进了上去，所以比存下的0.3大一格。从2的53次方起，相邻两数隔2，奇数没有位置；-0只有符号位是1；指数全1而尾数不全为0，就是NaN；最小的正数5e-324只有末位是1。',
    en: 'The 64 bits fall into three fields: 1 sign bit, 11 exponent bits and 52 fraction bits. Each can be flipped, and the value stored is written out to its last digit. 0.1 is stored as 0.1000000000000000055511151231257827021181583404541015625, a little more than 0.1. The sum of the stored 0.1 and 0.2 lies exactly halfway between two doubles; the tie goes to the one whose last bit is 0, which is one step above the stored 0.3. From 2 to the 53rd on, neighbours are 2 apart and odd integers have no place; -0 has only its sign bit set; an exponent of all ones with a non-zero fraction is NaN; and 5e-324, the least positive number, has only its last bit set.',
  },
  component: () => import('./NumberLab.tsx'),
})

import { defineLab } from 'awning/lab'

export const equalityLab = defineLab({
  name: 'equality',
  title: { zh: '四种相等', en: 'Four kinds of equality' },
  caption: {
    zh: '选两个值，看四种算法的结果，以及==走了哪几步。',
    en: 'Choose two values and see what the four algorithms return, and which steps == takes.',
  },
  text: {
    zh: '任挑两个值，并排看==、===、SameValueZero和Object.is的答案，以及==在规范里走过的每一步。[] == false先把false转成0，再把[]转成空串，空串转成0，最后0与0相等，一共四步。null只与undefined相等，与0、false都不等。三种严格的算法只在两处不同：NaN与NaN，===说不等，另外两种说相等；0与-0，只有Object.is说不等。对象不论哪一种都只比身份，两个{}永远不等。',
    en: 'Pick any two values and compare the answers of ==, ===, SameValueZero and Object.is, with every step that == takes in the specification. [] == false first turns false into 0, then [] into the empty string, then that into 0, and ends with 0 equal to 0: four steps. null equals undefined and nothing else, neither 0 nor false. The three strict algorithms differ in two places: NaN and NaN are unequal to === and equal to the other two; 0 and -0 are unequal to Object.is alone. Objects are compared by identity whichever is used: two {} are never equal.',
  },
  component: () => import('./EqualityLab.tsx'),
})

import { defineLab } from 'awning/lab'

export const nullishLab = defineLab({
  name: 'nullish',
  title: { zh: '??、||、?.与默认值', en: '??, ||, ?. and default values' },
  caption: {
    zh: '先选undefined，再选null和0，看哪些写法的结果变了。',
    en: 'Choose undefined, then null, then 0, and see which results change.',
  },
  text: {
    zh: '把undefined、null、0、空字符串、false、NaN和一个普通字符串，依次代入十种写法。??只替换null和undefined，||替换所有假值，所以0 || 默认值会丢掉0。默认参数和解构的默认值只替换undefined，传null不会用默认值。?.遇到null和undefined得undefined，直接取属性则抛出TypeError。JSON.stringify不写值是undefined的属性，却会写null。',
    en: 'Ten expressions with undefined, null, 0, an empty string, false, NaN and an ordinary string. ?? replaces only null and undefined; || replaces all falsy values, so that 0 || default loses the 0. Default parameters and defaults in destructuring replace only undefined: null does not get the default. ?. gives undefined for null and undefined, where reading the property throws a TypeError. JSON.stringify leaves out properties that are undefined, and writes null.',
  },
  component: () => import('./NullishLab.tsx'),
})

import { defineLab } from 'awning/lab'

export const symbolLab = defineLab({
  name: 'symbol',
  title: { zh: '内置符号（well-known symbols）', en: 'Well-known symbols' },
  caption: {
    zh: '勾上Symbol.iterator，[...basket]就不再报错；再逐个勾选，看哪一行变了。',
    en: 'Add Symbol.iterator, and [...basket] no longer throws. Then add the others one by one and see which line changes.',
  },
  text: {
    zh: '一个普通对象，可以给它加上五个内置符号。没有Symbol.iterator时，展开语法抛出TypeError；加上以后得到["tea", "ink"]，for…of也能用。Symbol.toPrimitive决定转成字符串和数值的结果，Symbol.toStringTag决定Object.prototype.toString写出的名字，Symbol.isConcatSpreadable让concat把它展开，Symbol.hasInstance决定instanceof的结果。每种操作只查找自己的那个符号，所以每次只有对应的行变化。',
    en: 'A plain object to which five well-known symbols can be added. Without Symbol.iterator, spread syntax throws a TypeError; with it, it gives ["tea", "ink"], and for…of works too. Symbol.toPrimitive decides the conversion to a string and to a number, Symbol.toStringTag the name that Object.prototype.toString writes, Symbol.isConcatSpreadable lets concat spread the object, and Symbol.hasInstance decides the result of instanceof. Each operation looks up only its own symbol, so only its line changes.',
  },
  component: () => import('./SymbolLab.tsx'),
})

import { defineLab } from 'awning/lab'

export const narrowingLab = defineLab({
  name: 'narrowing',
  title: { zh: '类型收窄，逐行看', en: 'Type narrowing, line by line' },
  caption: {
    zh: '挑一段程序和一个调用，一行一行走，看变量在每一行还剩哪几种可能；每个类型都由编译器验过。',
    en: 'Choose a program and a call, go through it line by line, and see what type the variable has at each line; the compiler has checked all of them.',
  },
  text: {
    zh: '十段小程序，每走一行，列出变量此刻的类型和缘由。typeof为object的分支里还留着null；真假判断的反面不能排除string，因为空串也是假值；可辨识联合的每个case只剩一种，全部处理完，default里是never，漏了一种就编译不过。unknown不是联合类型，判断成立时可以收窄，判断不成立时不能排除什么；类型谓词由写的人担保，写错了编译器也相信。赋值按右边的类型收窄，几条路会合时取并集。变量后面若还要赋值，回调里的收窄就作废，存成常量便没有这个问题。',
    en: 'Ten small programs show, line by line, the type of a variable and why it has it. The branch where typeof is object still holds null; the falsy branch of a truthiness check keeps string, because the empty string is falsy too. Each case of a discriminated union leaves one member, and with all of them handled the default is never; with one forgotten it does not compile. unknown is not a union: a check can narrow it to a type but cannot exclude one, and a type predicate is trusted by the compiler even when it is wrong. An assignment narrows to the type of its right side, and where paths meet the types are joined. In a callback the narrowing is lost if the variable is assigned later; a constant keeps it.',
  },
  component: () => import('./NarrowingLab.tsx'),
})

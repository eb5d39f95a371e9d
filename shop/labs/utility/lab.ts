import { defineLab } from 'awning/lab'

export const utilityLab = defineLab({
  name: 'utility',
  title: { zh: '工具类生成CSS', en: 'From utility classes to CSS' },
  caption: {
    zh: '加上或去掉类名，看生成的CSS；再写错一个名字，看会发生什么。',
    en: 'Add and remove classes and look at the CSS that is generated; then misspell one.',
  },
  text: {
    zh: '工具类框架扫描源码里出现的类名，出现过的才生成规则，每个类一条。flex是display: flex，p-4是四个四分之一rem，也就是1rem。hover:变成伪类，md:和dark:变成媒体查询，排在后面。方括号里可以写任意值，w-[13px]就是宽13像素。写错的名字什么也不生成，也不报错，所以要靠编辑器插件或者检查器来发现。类名必须完整地出现在源码里，拼接出来的名字扫描不到。',
    en: 'A utility framework looks for class names in the source and generates rules only for those that occur, one for each class. flex is display: flex; p-4 is four quarters of a rem, 1rem. hover: becomes a pseudo-class; md: and dark: become media queries, which come last. Brackets take any value: w-[13px] is 13 pixels wide. A misspelled name generates nothing and reports no error, so an editor plugin or a linter has to find it. Class names have to be written in full: the scan does not find names that are put together at run time.',
  },
  component: () => import('./UtilityLab.tsx'),
})

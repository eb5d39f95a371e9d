import { defineLab } from 'awning/lab'

export const scssLab = defineLab({
  name: 'scss',
  title: { zh: 'SCSS编译成CSS', en: 'From SCSS to CSS' },
  caption: {
    zh: '改左边的SCSS，看编译出的CSS：变量换成了值，嵌套拆成了平铺的规则。',
    en: 'Edit the SCSS and see the compiled CSS: variables become values, nested rules become flat ones.',
  },
  text: {
    zh: 'SCSS的变量在编译时就换成了值，浏览器看不到$accent，所以不能在运行时改。嵌套的规则拆开，选择器前面加上外层的选择器：嵌套三层，选择器就有三段，特异性也跟着变高。&代表外层的选择器，&__title会拼成.card__title，这是原生CSS嵌套做不到的。写在规则里面的@media会移到外面。这里只实现了变量、嵌套、&和@media，混入、函数和循环要用真正的Sass。',
    en: 'The variables of SCSS are replaced by their values when it is compiled: the browser never sees $accent, so it cannot be changed at run time. Nested rules are taken apart, and their selectors get those around them in front: three levels of nesting give a selector of three parts, with a higher specificity. & stands for the selector around it; &__title becomes .card__title, which native CSS nesting cannot do. @media inside a rule is moved to the outside. The lab knows only variables, nesting, & and @media; mixins, functions and loops need Sass itself.',
  },
  component: () => import('./ScssLab.tsx'),
})

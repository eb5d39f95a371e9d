import { defineLab } from 'awning/lab'

export const rulesLab = defineLab({
  name: 'rules',
  title: { zh: '层叠，逐步看', en: 'The cascade, step by step' },
  caption: {
    zh: '选一条声明来改，或换个例子，看哪一条生效，在第几步分出胜负。',
    en: 'Choose a declaration to change, or another example, and see which one wins, and at which step.',
  },
  text: {
    zh: '几条声明设置同一个元素的颜色，一步一步比较：来源与重要性、上下文、style特性、层、特异性、作用域的远近、先后。前一步已经决定，后面的就不再比较。没进层的p赢过层里的p#total.price，因为层排在特异性之前；三条都加上!important，层的次序就反过来，最低的base赢，没进层的排在最后。嵌套在“#alert, .note”里的em是1,0,1，赢过写在后面的“.note em”；特异性相同，离@scope的根近的赢，写得早也赢。',
    en: 'Several declarations compete for the colour of one element, step by step: origin and importance, context, style attribute, layers, specificity, scope proximity, order of appearance. Once a step decides, the later ones are not compared. An unlayered p beats p#total.price in a layer, since layers come before specificity; with !important on all of them the order of layers is reversed: base, the lowest, wins, and unlayered declarations come last. An em nested in “#alert, .note” has the specificity 1,0,1 and beats a later “.note em”; with equal specificity the nearer @scope root wins, even if it was written earlier.',
  },
  component: () => import('./RulesLab.tsx'),
})

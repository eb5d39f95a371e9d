import { defineLab } from 'awning/lab'

export const selectorLab = defineLab({
  name: 'selector',
  title: { zh: '选择器与特异性', en: 'Selectors and specificity' },
  caption: {
    zh: '写一条选择器，看它匹配页面里的哪些元素、特异性怎样计算；写错了，会指出错在哪个字符。',
    en: 'Write a selector and see what it matches and how its specificity is calculated; if it is invalid, see where.',
  },
  text: {
    zh: '页面里有两本书、一个五项的列表、一张表单和一个链接。.shelf > .book .title匹配两个书名，特异性是0,3,0。.hit:nth-child(odd)在全部五项里数单双，只匹配第五项；:nth-child(odd of .hit)先挑出三个.hit再数，匹配第二项和第五项，特异性是0,2,0。:is(#app, article) .link与:where(#app, article) .link匹配同一个链接，前者是1,1,0，后者只有0,1,0。列表里混进一个不认识的伪类，普通规则整条作废，:is()只忽略那一项。',
    en: 'The page has two books, a list of five items, a form and a link. .shelf > .book .title matches two titles, with the specificity 0,3,0. .hit:nth-child(odd) counts among all five items and matches only the fifth; :nth-child(odd of .hit) counts among the three that are .hit, and matches the second and the fifth, with the specificity 0,2,0. :is(#app, article) .link and :where(#app, article) .link match the same link, one at 1,1,0, the other at only 0,1,0. One unknown pseudo-class in a list makes an ordinary rule invalid as a whole, while :is() ignores just that item.',
  },
  component: () => import('./SelectorLab.tsx'),
})

import { defineLab } from 'awning/lab'

export const bemLab = defineLab({
  name: 'bem',
  title: { zh: '起名与验名', en: 'Make a name, check a name' },
  caption: {
    zh: '上半边拼名字，下半边把你项目里的class抄进来，看它哪里不合规矩。',
    en: 'Build a name in the upper half; paste a class attribute of your own below and see what breaks the rules.',
  },
  text: {
    zh: '名字由块、元素、修饰符三段拼成：块和元素之间两个下划线，修饰符用两个连字符（经典写法用一个下划线）。修饰符要和它修饰的名字一起写在class里。最常见的错有四种：元素套元素（book__head__title）、修饰符单独出现、名字里写了样子而不是意思（book--red）、大小写混用。',
    en: 'A name has up to three parts: block, element, modifier. Two underscores stand before the element, two hyphens (one underscore in the classic spelling) before the modifier. A modifier is written beside the name it modifies. The usual faults are four: an element inside an element (book__head__title), a modifier on its own, a name that says how a thing looks (book--red), and capitals.',
  },
  component: () => import('./BemLab.tsx'),
})

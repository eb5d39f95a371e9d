import { defineLab } from 'awning/lab'

export const bemLab = defineLab({
  name: 'bem',
  title: { zh: 'BEM：拼出类名，检查类名', en: 'BEM: build and check class names' },
  caption: {
    zh: '上面拼出类名；下面粘贴自己项目里的class，看哪里不符合规则。',
    en: 'Build a class name above; paste a class attribute of your own below and see what breaks the rules.',
  },
  text: {
    zh: '名字由块、元素、修饰符三段拼成：块和元素之间两个下划线，修饰符用两个连字符（经典写法用一个下划线）。修饰符要和它修饰的名字一起写在class里。最常见的错有四种：元素套元素（book__head__title）、修饰符单独出现、名字写的是外观而不是用途（book--red）、大小写混用。',
    en: 'A name has up to three parts: block, element, modifier. Two underscores come before the element, two hyphens (one underscore in the classic style) before the modifier. A modifier is used together with the class that it modifies. There are four common mistakes: an element inside an element (book__head__title), a modifier on its own, a name that describes the appearance (book--red), and capital letters.',
  },
  component: () => import('./BemLab.tsx'),
})

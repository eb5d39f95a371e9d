import { defineLab } from 'awning/lab'

export const domLab = defineLab({
  name: 'dom',
  title: { zh: '动态集合与静态集合', en: 'Live and static collections' },
  caption: {
    zh: '修改这棵树，看四个集合里哪三个跟着变，哪一个还是创建时的内容。',
    en: 'Change the tree and see which three of the four collections change with it, and which one stays as it was created.',
  },
  text: {
    zh: '左边的HTML解析成节点树，缩进的空白也是文本节点，所以childNodes比children多。childNodes、children和getElementsByClassName是动态集合，添一项、删一项、移动一项、移除类名，它们立刻跟着变；querySelectorAll是静态集合，删掉的节点还留在里面，新添的不在。在循环里删除时差别最大：用下标遍历动态集合，每删一个，后面的都往前挪一位，下标却照样加一，四项只删掉两项；遍历静态集合，四项全删。',
    en: 'The HTML becomes a tree of nodes; the white space of its indentation becomes text nodes too, so childNodes has more than children. childNodes, children and getElementsByClassName are live: append, remove or move an item, or remove its class, and they change at once. querySelectorAll is static: what was removed is still in it, and what is new is not. It matters most when removing in a loop: in the live collection every removal moves the rest one place forward while the index goes up all the same, so of four items only two are removed; with the static one all four are.',
  },
  component: () => import('./DomLab.tsx'),
})

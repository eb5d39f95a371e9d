import { defineLab } from 'awning/lab'

export const layoutLab = defineLab({
  name: 'layout',
  title: { zh: 'Flexbox与Grid布局', en: 'Flexbox and grid layout' },
  caption: {
    zh: '点“长词撑破”，再给第二个项目勾上min-inline-size: 0；拉动容器宽度，看哪些盒子会变窄。CSS也可以直接改。',
    en: 'Choose “A long word overflows”, then set min-inline-size: 0 on the second item. Change the container width and see which boxes shrink. You can also edit the CSS.',
  },
  text: {
    zh: '最多六个盒子，由浏览器实际排版，改容器和项目的属性，或者直接改CSS，盒子、主轴与交叉轴、网格线和盒子里的宽度都跟着变。flex: 1 1 auto从内容的宽度出发分配剩余空间，内容多的更宽；flex: 1 1 0从零出发，平均分配。第二个盒子装进一串不折行的词，flex: 1 1 0也会被它撑破，因为最小宽度默认是auto；写上min-inline-size: 0，它才会缩窄。grid先定轨道：1fr同样会被长词撑开，minmax(0, 1fr)不会；auto-fill按容器宽度算列数，容器变窄，列数就变少。',
    en: 'Up to six boxes, laid out by the browser. Change the properties of the container and the items, or edit the CSS: the boxes, the main and cross axes, the grid lines and the widths in the boxes follow. flex: 1 1 auto starts from the width of the content when it distributes free space, so more content means a wider box; flex: 1 1 0 starts from zero and distributes equally. Put a word that cannot break into the second box and even flex: 1 1 0 overflows, because the minimum width is auto; with min-inline-size: 0 the box shrinks. Grid sizes its tracks first: 1fr is also stretched by the long word, minmax(0, 1fr) is not; auto-fill derives the number of columns from the width of the container.',
  },
  component: () => import('./LayoutLab.tsx'),
})

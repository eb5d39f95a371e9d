import { defineLab } from 'awning/lab'

export const layoutLab = defineLab({
  name: 'layout',
  title: { zh: 'flex与grid的试验台', en: 'A bench for flex and grid' },
  caption: {
    zh: '点“长词撑破”，再给第二个项目写上min-inline-size: 0；拉动容器宽度，看谁让、谁不让。',
    en: 'Press “A long word breaks out”, then give the second item min-inline-size: 0; pull the width and see which boxes give way.',
  },
  text: {
    zh: '四到六个盒子由浏览器真排版，改容器和项目的属性，盒子里的宽度和下面的CSS马上跟着变。flex: 1 1 auto从内容的宽度出发分余地，内容多的宽；flex: 1 1 0从零出发，平分。第二个盒子装进一串不折行的词，flex: 1 1 0也会被它撑破，因为最小宽度默认是auto；写上min-inline-size: 0，它才肯缩。grid先画格子：1fr同样会被长词撑开，minmax(0, 1fr)不会；auto-fill按容器宽度算列数，容器变窄，列自己变少。',
    en: 'Up to six boxes are laid out by the browser itself; change the properties of the container and of the items, and the widths in the boxes and the CSS below follow at once. flex: 1 1 auto shares the free room from the width of the content, so more content gets more; flex: 1 1 0 starts from nothing and shares equally. Put a word that does not break into the second box and even flex: 1 1 0 bursts, because the least width is auto; with min-inline-size: 0 the box gives way. Grid draws its tracks first: 1fr is pushed open by the long word too, minmax(0, 1fr) is not; auto-fill counts the columns from the width of the container.',
  },
  component: () => import('./LayoutLab.tsx'),
})

import { defineLab } from 'awning/lab'

export const cssomLab = defineLab({
  name: 'cssom',
  title: { zh: '声明值、计算值、解析值', en: 'Declared, computed and resolved values' },
  caption: {
    zh: '换个属性或值，拖动父元素的宽度和字号，看三种值里哪一个跟着变。',
    en: 'Change the property or the value, drag the parent’s width and font size, and see which of the three values changes.',
  },
  text: {
    zh: '同一条声明从三处读。父元素宽240像素，写width: 50%：element.style给50%，computedStyleMap()给50%，getComputedStyle()给布局之后的120px；元素没有盒子时，最后一个也退回50%。font-size: 2em的计算值已是32px；line-height: 1.5的计算值仍是1.5，解析值才是像素。语法不对的值会被忽略；含var()的值先保留，替换之后不合法，就当作unset。',
    en: 'One declaration is read in three places. In a parent of 240 pixels, width: 50% gives 50% from element.style, 50% from computedStyleMap() and, after layout, 120px from getComputedStyle(); without a box, that returns 50% too. font-size: 2em is computed to 32px; line-height: 1.5 stays 1.5 when computed and becomes pixels only when resolved. An invalid value is ignored; a value with var() is kept first, and treated as unset if it turns out to be invalid.',
  },
  component: () => import('./CssomLab.tsx'),
})

import { defineLab } from 'awning/lab'

export const bundleLab = defineLab({
  name: 'bundle',
  title: { zh: '摇树与代码分割', en: 'Tree shaking and code splitting' },
  caption: {
    zh: '把chart.js换成动态import()，看首次下载少了多少；再让名字在运行时才算出，看哪些导出摇不掉了。',
    en: 'Import chart.js dynamically and see how much less is loaded with the page; then compute the name at run time and see which exports can no longer be removed.',
  },
  text: {
    zh: '四个模块：main.js导入format.js、chart.js和log.js。没有用到的导出会被摇掉：format.js的date和address、chart.js的exportPdf。如果导出的名字在运行时才算出，format.js的全部导出都得留下。log.js的warn没有用到，但它的顶层代码如果修改window，就是副作用，整个模块都留下。chart.js静态导入时和入口在同一个文件，打开页面就下载51 KB；动态导入时成为单独的文件，页面只下载3 KB，点按钮才下载另外48 KB。',
    en: 'Four modules: main.js imports format.js, chart.js and log.js. Exports that are not used are removed: date and address of format.js, exportPdf of chart.js. If the name of the export is computed at run time, all exports of format.js have to stay. warn of log.js is not used, but if the top-level code of the module changes window, that is a side effect, and the module stays. Imported statically, chart.js is in the same file as the entry point, and the page loads 51 KB; imported dynamically, it becomes a file of its own: the page loads 3 KB, and the other 48 KB when the button is clicked.',
  },
  component: () => import('./BundleLab.tsx'),
})

import type { PerLanguage } from '../language.ts'
import type { BundleSettings } from './bundle.ts'

interface BundleStrings {
  readonly chart: string
  readonly charts: Readonly<Record<BundleSettings['chart'], string>>
  readonly format: string
  readonly formats: Readonly<Record<BundleSettings['format'], string>>
  readonly log: string
  readonly logs: Readonly<Record<BundleSettings['log'], string>>
  readonly code: string
  readonly copy: string
  readonly copied: string
  readonly topLevel: string
  readonly files: Readonly<Record<'index.js' | 'chart.js' | 'removed', string>>
}

export const strings: PerLanguage<BundleStrings> = {
  zh: {
    chart: 'chart.js（48 KB）怎样导入',
    charts: { static: "import { draw } from './chart.js'", dynamic: "await import('./chart.js')" },
    format: '怎样使用format.js',
    formats: { named: '按名字：price', computed: '名字在运行时算出：formats[name]' },
    log: 'log.js的顶层代码',
    logs: { none: '没有副作用', global: '修改window' },
    code: 'main.js',
    copy: '复制代码',
    copied: '已复制',
    topLevel: '顶层代码',
    files: {
      'index.js': 'index.js：打开页面时下载',
      'chart.js': 'chart.js：点击按钮时下载',
      removed: '被摇掉，不在产物里',
    },
  },
  en: {
    chart: 'How chart.js (48 KB) is imported',
    charts: { static: "import { draw } from './chart.js'", dynamic: "await import('./chart.js')" },
    format: 'How format.js is used',
    formats: { named: 'by name: price', computed: 'by a computed name: formats[name]' },
    log: 'Top-level code of log.js',
    logs: { none: 'no side effects', global: 'changes window' },
    code: 'main.js',
    copy: 'Copy code',
    copied: 'Copied',
    topLevel: 'top-level code',
    files: {
      'index.js': 'index.js: loaded with the page',
      'chart.js': 'chart.js: loaded when the button is clicked',
      removed: 'removed by tree shaking',
    },
  },
}

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The same documents every time: a seeded generator (mulberry32), not Math.random. */
function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const subjects = [
  '构建系统',
  '静态站点',
  '渲染引擎',
  '缓存目录',
  '样式表',
  '组件库',
  '搜索索引',
  '路由模块',
  '类型检查',
  '事件循环',
]
const verbs = [
  '会自动处理',
  '可以显著减少',
  '需要重新计算',
  '默认启用',
  '严格校验',
  '按需加载',
  '提前生成',
  '完整保留',
  '并行执行',
  '增量更新',
]
const objects = [
  '所有页面的元数据',
  '首次访问的体积',
  '过期的中间产物',
  '没有被引用的脚本',
  '正文中的代码示例',
  '标题层级与锚点',
  '长表格的横向滚动',
  '中英文混排的间距',
  '请求失败后的重试',
  '深色模式的对比度',
]
const endings = [
  '，这一点常被忽视',
  '，因此建议上线之前先验证',
  '，同时不影响已发布的内容',
  '，代价是构建略慢一些',
  '，并在日志里给出提示',
  '',
]
const headings = ['背景', '准备', '基本用法', '配置', '工作原理', '常见问题', '性能建议', '迁移']

/** One document of about 1,500 characters, with headings, a table, a list, links and two code blocks. */
function document(index: number, count: number): string {
  const random = seeded(20_261_115 + index)
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? ''
  const sentence = () => `${pick(subjects)}${pick(verbs)}${pick(objects)}${pick(endings)}。`
  const paragraph = (sentences: number) => Array.from({ length: sentences }, sentence).join('')
  const other = Math.floor(random() * count)
  const sections = headings.map(
    (heading, at) =>
      `## ${heading} {#section-${at}}\n\n${paragraph(4)}**${pick(objects)}。**${paragraph(4)}\n`,
  )
  sections.splice(2, 0, code('ts', index, random), `见[另一篇](${link(index, other)})。\n`)
  sections.splice(
    5,
    0,
    code('css', index, random),
    '| 项 | 值 |\n|---|---:|\n| a | 1 |\n| b | 2 |\n',
  )
  return `---\ntitle: 第${index}篇\ndescription: ${sentence()}\n---\n\n${paragraph(4)}\n\n${sections.join('\n')}`
}

function code(lang: 'ts' | 'css', index: number, random: () => number): string {
  const lines = Array.from({ length: 18 }, (_, line) => {
    const value = Math.floor(random() * 1000)
    return lang === 'ts'
      ? `  const value${line}: number = compute(${value}, 'name-${index}-${line}') // ${value}`
      : `  --token-${index}-${line}: calc(${value}px + var(--space));`
  })
  const [open, close] =
    lang === 'ts' ? [`export function run${index}(): void {`, '}'] : [`.block-${index} {`, '}']
  return `\`\`\`${lang}\n${open}\n${lines.join('\n')}\n${close}\n\`\`\`\n`
}

const folderOf = (index: number) => `group-${Math.floor(index / 20)}`

function link(from: number, to: number): string {
  const file = `doc-${to}.md`
  return folderOf(from) === folderOf(to) ? `./${file}` : `../${folderOf(to)}/${file}`
}

/** Writes `count` documents below `root/content/zh/docs`, twenty to a folder. */
export function generate(root: string, count: number): void {
  const docs = join(root, 'content/zh/docs')
  mkdirSync(docs, { recursive: true })
  writeFileSync(join(docs, 'index.md'), '---\ntitle: 首页\n---\n\n生成的文档。\n')
  for (let index = 0; index < count; index += 1) {
    const folder = join(docs, folderOf(index))
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `doc-${index}.md`), document(index, count))
  }
}

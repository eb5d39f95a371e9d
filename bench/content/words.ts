type Words = readonly [string, ...string[]]

/** Parts of generated sentences: opening, subject, verb, object, ending. */
export const openings: Words = [
  '因此，',
  '另外，',
  '与此同时，',
  '在大多数情况下，',
  '需要注意的是，',
  '换句话说，',
  '如果项目规模较大，',
  '对于初次接触的读者，',
  '',
  '',
  '',
]

export const subjects: Words = [
  '构建系统',
  '静态站点',
  '渲染引擎',
  '缓存目录',
  '配置文件',
  '浏览器',
  '编译器',
  '文档作者',
  '插件接口',
  '路由模块',
  '样式表',
  '组件库',
  '搜索索引',
  '部署流程',
  '类型检查',
  '导航菜单',
  '性能预算',
  '测试套件',
  '图片处理',
  '国际化方案',
  '数据模型',
  '事件循环',
  '网络请求',
  '字体子集',
]

export const verbs: Words = [
  '会自动处理',
  '可以显著减少',
  '需要重新计算',
  '默认保留',
  '逐步替换',
  '严格校验',
  '按需加载',
  '提前生成',
  '统一管理',
  '安全地隔离',
  '并行检查',
  '增量更新',
  '明确拒绝',
  '优先考虑',
  '持续监控',
]

export const objects: Words = [
  '所有页面的元数据',
  '首次访问的传输体积',
  '过期的中间产物',
  '不同语言之间的链接关系',
  '没有被引用的脚本',
  '每个目录下的排序信息',
  '正文中的代码示例',
  '构建阶段产生的警告',
  '移动设备上的阅读体验',
  '历史版本的兼容行为',
  '标题层级与锚点',
  '长表格的横向滚动',
  '中英文混排时的间距',
  '离线环境中的检索能力',
  '大型仓库的内存占用',
  '深色模式下的对比度',
  '请求失败后的重试策略',
]

export const endings: Words = [
  '，从而让整体流程更加可靠',
  '，这一点在实践中经常被忽视',
  '，因此建议在上线之前进行验证',
  '，同时不会影响已经发布的内容',
  '，其代价是构建时间略有增加',
  '，并且在日志中给出清晰的提示',
  '，除非作者显式地关闭该选项',
  '，具体数值取决于机器的配置',
  '',
  '',
  '',
]

export const headings: Words = [
  '背景与目标',
  '安装与准备',
  '基本用法',
  '配置选项',
  '工作原理',
  '常见问题',
  '性能建议',
  '迁移指南',
  '扩展机制',
  '错误处理',
  '最佳实践',
  '部署说明',
  '术语解释',
  '示例分析',
]

export const topics: Words = [
  '入门',
  '架构',
  '路由',
  '主题',
  '搜索',
  '部署',
  '缓存',
  '样式',
  '测试',
  '导航',
]

export const english: Words = [
  'The build reads every source file once and keeps a content hash for each output.',
  'Links between pages are checked before anything is written to disk.',
  'Readers on slow connections should see the article before any script runs.',
  'Search works offline and understands both Chinese and English words.',
  'Front matter is validated against a schema, and errors point at the line.',
]

export const identifiers: Words = [
  'cache',
  'route',
  'theme',
  'page',
  'entry',
  'chunk',
  'token',
  'query',
]

/** Every path of section 2 of the specification and of the course, decoded, without the prefix of a locale. */

export const docs = [
  '/docs/frontend/',
  ...[
    'browser/cssom',
    'browser/dom',
    'browser/event',
    'browser/principle',
    'css/layout',
    'css/rules',
    'css/selector',
    'css/advanced/BEM',
    'css/advanced/framework',
    'css/advanced/precompiler',
    'design/design-system',
    'design/interaction-design-methodology',
    'engineering/performance',
    'engineering/testing',
    'engineering/tool-chain',
    'framework/angular',
    'framework/react',
    'framework/svelte',
    'framework/vue',
    'html/link',
    'html/metadata',
    'javascript/data-type/',
    'javascript/data-type/null',
    'javascript/data-type/number',
    'javascript/data-type/string',
    'javascript/data-type/symbol',
    'javascript/data-type/undefined',
    'javascript/typescript',
  ].map((page) => `/docs/frontend/${page}`),
]

export const course = [
  '/docs/course/',
  ...[
    'html-semantics',
    'forms',
    'images-media',
    'cascade',
    'layout-practice',
    'typography',
    'animation',
    'values-variables',
    'functions-closures',
    'objects',
    'classes-prototypes',
    'arrays-iteration',
    'modules',
    'promises-async',
    'fetch-http',
    'storage',
    'security',
    'accessibility',
  ].map((lesson) => `/docs/course/${lesson}`),
]

export const blogPosts = [
  '/blog/first-blog-post',
  '/blog/long-blog-post',
  '/blog/mdx-blog-post',
  '/blog/stripo',
  '/blog/welcome',
]

export const blogTags = [
  '/blog/tags/docusaurus',
  '/blog/tags/email',
  '/blog/tags/facebook',
  '/blog/tags/hello',
  '/blog/tags/hola',
  '/blog/tags/stripo',
  '/blog/tags/工具推荐',
]

export const gamePosts = ['/game/pokemon-legends-arceus', '/game/warmsnow']

export const gameTags = [
  '/game/tags/roguelike',
  '/game/tags/switch',
  '/game/tags/动作',
  '/game/tags/回合制',
  '/game/tags/国产',
  '/game/tags/宝可梦',
  '/game/tags/开放世界',
  '/game/tags/收集',
  '/game/tags/独立',
]

export const paths = [
  '/',
  '/docs',
  ...docs,
  ...course,
  '/blog',
  '/blog/archive',
  '/blog/tags',
  ...blogTags,
  ...blogPosts,
  '/game',
  '/game/archive',
  '/game/tags',
  ...gameTags,
  ...gamePosts,
]

/** The same path in English, below `/en`. */
export function english(path: string): string {
  return `/en${path}`
}

/** The whole site as a browser addresses it, in both languages. */
export const addresses = paths.flatMap((path) => [path, english(path)])

/** What the contract says of the posts: their dates, tags, and which of them lists cut short, at a marker or by their length. */
export interface PostFacts {
  readonly path: string
  readonly date: string
  readonly tags: readonly string[]
  readonly truncated: boolean
}

/** Newest first. */
export const blog = [
  {
    path: '/blog/stripo',
    date: '2022-03-12',
    tags: ['email', 'stripo', '工具推荐'],
    truncated: true,
  },
  {
    path: '/blog/welcome',
    date: '2021-08-26',
    tags: ['facebook', 'hello', 'docusaurus'],
    truncated: true,
  },
  { path: '/blog/mdx-blog-post', date: '2021-08-01', tags: ['docusaurus'], truncated: true },
  {
    path: '/blog/long-blog-post',
    date: '2019-05-29',
    tags: ['hello', 'docusaurus'],
    truncated: true,
  },
  {
    path: '/blog/first-blog-post',
    date: '2019-05-28',
    tags: ['hola', 'docusaurus'],
    truncated: true,
  },
] as const satisfies readonly PostFacts[]

/** Newest first. */
export const games = [
  {
    path: '/game/warmsnow',
    date: '2022-04-10',
    tags: ['roguelike', '动作', '国产', '独立'],
    truncated: true,
  },
  {
    path: '/game/pokemon-legends-arceus',
    date: '2022-02-20',
    tags: ['switch', '回合制', '宝可梦', '开放世界', '收集'],
    truncated: true,
  },
] as const satisfies readonly PostFacts[]

/** How many posts carry each tag, by its segment. */
export function tagCounts(posts: readonly PostFacts[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const tag of posts.flatMap(({ tags }) => tags)) counts[tag] = (counts[tag] ?? 0) + 1
  return counts
}

import type { ShopStrings } from './shopStrings.ts'

export const zh: ShopStrings = {
  games: { other: '{count}部' },

  game: {
    platform: '平台',
    developer: '开发',
    released: '发售',
    status: '进度',
    rating: '评分',
    hours: '时长',
    hoursValue: '{count}小时',
    statuses: {
      playing: '在玩',
      finished: '通关',
      mastered: '全收集',
      paused: '搁置',
      dropped: '弃坑',
      wished: '想玩',
    },
  },

  library: {
    name: '全部游戏',
    filters: '筛选',
    year: '发售年份',
    sort: '排序',
    sorts: { date: '最新', title: '名称', rating: '评分', hours: '时长' },
    layout: '视图',
    layouts: { list: '列表', grid: '网格' },
    found: '筛选出{count}部，共{total}部',
    chosen: '已选条件',
    drop: '移除“{label}”',
    reset: '清除全部条件',
    empty: '没有符合条件的游戏。',
    emptyHint: '试着移除最后一个条件，或者清除全部条件重新筛选。',
    more: '再显示{count}部',
    failed: '游戏列表加载失败，请检查网络后重试。',
    statistics: '统计',
    byYear: '发售年份',
    byPlatform: '平台',
    byStatus: '进度',
    byRating: '评分',
    average: '平均{rating}分',
    until: '{year}年及以前',
  },

  home: {
    docs: '前端书架',
    allDocs: '全部文档',
    games: '游戏柜台',
    allGames: '游戏库',
    posts: '账本',
    allPosts: '全部文章',
    start: '从这里开始',
  },
}

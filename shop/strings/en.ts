import type { ShopStrings } from './shopStrings.ts'

export const en: ShopStrings = {
  games: { one: 'One game', other: '{count} games' },

  game: {
    platform: 'Platform',
    developer: 'Developer',
    released: 'Released',
    status: 'Status',
    rating: 'Rating',
    hours: 'Time',
    hoursValue: '{count} h',
    statuses: {
      playing: 'Playing',
      finished: 'Finished',
      mastered: 'Completed',
      paused: 'On hold',
      dropped: 'Dropped',
      wished: 'Wishlist',
    },
  },

  library: {
    name: 'All games',
    filters: 'Filter',
    year: 'Year of release',
    sort: 'Sort',
    sorts: { date: 'newest', title: 'title', rating: 'rating', hours: 'play time' },
    layout: 'View',
    layouts: { list: 'list', grid: 'grid' },
    found: '{count} of {total} games',
    chosen: 'Active filters',
    drop: 'Remove filter “{label}”',
    reset: 'Clear filters',
    empty: 'No games match these filters.',
    emptyHint: 'Remove the last filter, or clear all filters and start over.',
    more: 'Show {count} more',
    failed: 'The list of games could not be loaded. Check your connection and try again.',
    statistics: 'Statistics',
    byYear: 'Released',
    byPlatform: 'Platform',
    byStatus: 'Progress',
    byRating: 'Rating',
    average: '{rating} on average',
    until: '{year} and earlier',
  },

  home: {
    docs: 'The bookshelf',
    allDocs: 'All docs',
    games: 'The counter',
    allGames: 'Game library',
    posts: 'The ledger',
    allPosts: 'All posts',
    start: 'Start here',
  },
}

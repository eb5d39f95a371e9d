import type { LibraryGame } from './libraryGame.ts'

/** A game with nothing but a title, and what a test adds. */
export function sampleGame(title: string, more: Partial<LibraryGame> = {}): LibraryGame {
  return {
    title,
    href: `/game/${title}`,
    date: '2022-01-01',
    excerpt: '',
    tags: [],
    platforms: [],
    ...more,
  }
}

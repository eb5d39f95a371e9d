import type { Post } from '../content/model.ts'
import type { Accent, CardFacts } from '../features/social-images/card.ts'

/** A social image that lists the first posts with their dates. */
export function postLedgerCard(
  posts: readonly Post[],
  card: { readonly title: string; readonly place: string; readonly accent: Accent },
): CardFacts {
  return {
    ...card,
    look: 'ledger',
    lines: posts.slice(0, 5).map((post) => ({ date: post.date.slice(0, 10), text: post.title })),
  }
}

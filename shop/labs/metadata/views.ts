/** The previews in the order in which they are rendered. A phone shows one at a time. */
export const views = ['search', 'tab', 'social', 'checks', 'html'] as const
export type View = (typeof views)[number]

let loading: Promise<unknown> | undefined

/**
 * Loads the parts of pages that are imported where they are shown, so that other pages do not link their style sheets. Without
 * this, the first page with two of them would list them in the order of their arrival, and the output of a build would depend
 * on what was rendered before.
 */
export function loadLateParts(): Promise<unknown> {
  loading ??= Promise.all([
    import('../features/comments/Comments.tsx'),
    import('../theme/article/DiagramStyles.tsx'),
    import('../theme/article/FrameStyles.tsx'),
    import('../theme/article/MathStyles.tsx'),
    import('../theme/article/Pager.tsx'),
    import('../theme/article/RichCodeStyles.tsx'),
    import('../theme/article/TypeStyles.tsx'),
    import('../theme/docs/ReadingTime.tsx'),
    import('../theme/footer/FooterText.tsx'),
    import('../theme/nav-items/NavItem.tsx'),
    import('../theme/series/SeriesBox.tsx'),
    import('./EntryNotices.tsx'),
  ])
  return loading
}

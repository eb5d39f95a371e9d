/**
 * Fades a new page in, beside everything else that goes on. A view transition of the browser would cross-fade, but show the
 * page two frames later, because it paints the old page once more before the change.
 */
export function fadeIn(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  document
    .querySelector('main')
    ?.animate({ opacity: [0.3, 1] }, { duration: 160, easing: 'ease-out' })
}

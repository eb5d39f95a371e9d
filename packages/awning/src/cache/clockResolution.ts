/** The coarsest resolution of timestamps among common file systems: two changes within it may have the same time. */
export const clockResolutionMs = 2000

/**
 * How long a pointer has to be on a link, in milliseconds. Before, it may be on its way to another one; and one that rests gets a
 * `pointerover` when a new page appears below it, whose paint comes first.
 */
export const hoverDelay = 65

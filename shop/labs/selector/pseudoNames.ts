function nameSet(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}

/** Pseudo-classes without an argument. */
export const plainClasses = nameSet(`
  active active-view-transition any-link autofill buffering checked current default
  defined disabled empty enabled first-child first-of-type focus focus-visible focus-within
  fullscreen future has-slotted host hover in-range indeterminate interest-source interest-target
  invalid last-child last-of-type link local-link modal muted only-child only-of-type open
  optional out-of-range past paused picture-in-picture placeholder-shown playing popover-open
  read-only read-write required root scope seeking stalled target target-current
  user-invalid user-valid valid visited volume-locked xr-overlay`)

/** Pseudo-classes whose argument does not affect the specificity. */
export const functionalClasses = nameSet('active-view-transition-type dir heading lang state')

/** They count elements of one type, so they do not accept `of` with a selector list. */
export const ofTypeClasses = nameSet('nth-of-type nth-last-of-type')

export const nthClasses = nameSet('nth-child nth-last-child')

/** Pseudo-elements without an argument. */
export const plainElements = nameSet(`
  after backdrop before checkmark cue details-content file-selector-button first-letter first-line
  grammar-error marker picker-icon placeholder scroll-marker scroll-marker-group search-text
  selection spelling-error target-text view-transition column`)

export const functionalElements = nameSet(`
  cue highlight part picker scroll-button view-transition-group view-transition-image-pair
  view-transition-new view-transition-old`)

/** Pseudo-elements that may be written with a single colon for historical reasons. */
export const oneColonElements = nameSet('after before first-letter first-line')

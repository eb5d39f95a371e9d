// `npm run lint` finds styles that are not "widely available" in the sense of Baseline (all large browsers have had them for 30 months)
// and that no `@supports` guards. What is listed here may be used without a guard, for the reason given.

/** Any value of the property. */
const any = ['/^.+$/']

/** A browser that does not know these ignores the declaration, and nothing is missing that a reader needs. */
const refinements = {
  'accent-color': any,
  'backdrop-filter': any,
  'break-after': ['avoid'],
  'content-visibility': any,
  'field-sizing': any,
  'interpolate-size': any,
  'overscroll-behavior': any,
  'paint-order': any,
  'print-color-adjust': any,
  resize: any,
  'scroll-initial-target': any,
  'scrollbar-width': any,
  'text-autospace': any,
  'text-size-adjust': any,
  'text-spacing-trim': any,
  'text-wrap': any,
  'user-select': any,
}

/** They are used inside of `@supports (anchor-scope: …)`, the last of them that browsers got, and the linter compares names. */
const anchors = {
  'anchor-name': any,
  'anchor-scope': any,
  'position-anchor': any,
  'position-area': any,
  'position-try-fallbacks': any,
}

/** Only browsers that show MathML as formulas know these; others show the text of a formula. */
const formulas = { display: ['math'], 'font-family': ['math'], 'math-depth': any }

/** Only browsers that force colours (Chrome, Edge and Firefox on Windows) have a use for it. */
const forcedColours = { 'forced-color-adjust': any }

export default {
  ignoreFiles: ['**/dist/**'],
  plugins: ['stylelint-plugin-use-baseline'],
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    'plugin/use-baseline': [
      true,
      {
        available: 'widely',
        ignoreProperties: { ...refinements, ...anchors, ...formulas, ...forcedColours },
        ignoreSelectors: [
          // Menus; `@supports not selector(:popover-open)` says what is shown where they cannot open.
          'popover-open',
          // Transitions, which are left out where they are unknown: each of these is in a rule of its own.
          'details-content',
          '/^view-transition/',
          // Marks of the search on the page, and the colour of list markers: left out where they are unknown.
          'highlight',
          'marker',
        ],
        // How an animation begins; without it there is none.
        ignoreAtRules: ['starting-style'],
      },
    ],
  },
}

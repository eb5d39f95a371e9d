/**
 * The browsers that a build is made for, as the README promises. `tests/sites/emittedSyntax.test.ts` parses the scripts of a
 * build, and Stylelint (`npm run lint`) names styles that are newer than what the promise allows.
 */

/**
 * The inline scripts. Every browser that can parse them (Chrome 80, Firefox 74, Safari 13.1) has everything they use; in an older one
 * none of them runs, and the page is what it is without script.
 */
export const inlineTarget = 'es2020'

/** The app and its workers, which run where `canRunApp` allows it: in Chrome 114, Firefox 125, Safari 17 and newer. */
export const appTarget = 'es2022'

/** The first browsers with cascade layers, which all styles are in: older ones show pages without styles. */
export const styleTargets = ['chrome99', 'edge99', 'firefox97', 'ios15.4', 'safari15.4']

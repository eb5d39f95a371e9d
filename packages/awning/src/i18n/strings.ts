import type { ShortcutAction } from '../config/actionShortcuts.ts'

/** A text with `{count}`, in the plural forms of a language; `other` is used for a missing form. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string
}

/**
 * All texts of the interface. The strings of a language are one value of this type, so that a missing
 * string is a type error. `{name}` is a placeholder that `format` fills in.
 */
export interface Strings {
  readonly skipToContent: string
  readonly mainNavigation: string
  readonly opensInNewTab: string
  readonly repository: string
  readonly language: string
  readonly toggleMenu: string
  readonly closeMenu: string
  readonly menuNavigation: string
  readonly backToMainMenu: string
  readonly close: string
  readonly backToTop: string
  /** `{mode}`: the current one. */
  readonly themeSwitch: string
  readonly lightMode: string
  readonly darkMode: string
  readonly home: string
  readonly footerNavigation: string

  readonly notFoundTitle: string
  readonly notFoundLine1: string
  readonly notFoundLine2: string

  readonly crashTitle: string
  readonly tryAgain: string
  readonly loadFailedTitle: string
  readonly loadFailedHint: string
  readonly loadTimeout: string
  /** Opens the message of an error, which is in English. */
  readonly errorDetails: string
  readonly offlineTitle: string
  readonly offlineHint: string
  readonly retry: string
  /** Shown to a reader who presses a button, such as Search, of an app that could not be loaded. */
  readonly controlFailed: string

  readonly resumeReading: string
  readonly shortcuts: string
  readonly shortcutsOn: string
  /** Descriptions of the keyboard shortcuts that every site has. */
  readonly shortcutActions: Readonly<Record<ShortcutAction, string>>

  readonly labReset: string
  readonly labShare: string
  readonly labShared: string
  readonly labText: string
  readonly labFailed: string
  readonly labCrashed: string
  readonly loading: string
  readonly pageError: string

  readonly baseUrlTitle: string
  readonly baseUrlReason: string
  readonly baseUrlConfigured: string
  readonly baseUrlDefault: string
  readonly baseUrlSuggestion: string

  readonly docsSidebar: string
  readonly breadcrumbs: string
  readonly docsPages: string
  readonly previous: string
  readonly next: string
  readonly onThisPage: string
  readonly editThisPage: string
  /** `{date}` */
  readonly lastUpdated: string
  /** `{label}` */
  readonly toggleCategory: string
  /** `{count}` entries that a long sidebar leaves out. */
  readonly moreAbove: PluralForms
  readonly moreBelow: PluralForms
  /** `{count}` pages, categories that the overview of many docs leaves out. */
  readonly morePages: PluralForms
  readonly moreCategories: PluralForms
  readonly versions: string
  /** `{label}` */
  readonly versionBadge: string
  /** `{title}` of the site, `{label}` */
  readonly versionUnreleased: string
  readonly versionUnmaintained: string
  readonly versionAdvice: string
  /** `{label}` */
  readonly versionLatest: string

  readonly relatedPages: string
  readonly docsMap: string
  readonly mapRequires: string
  readonly mapLinks: string
  readonly readingPaths: string
  readonly noReadingPath: string
  /** Before the docs that a doc requires. */
  readonly readFirst: string
  /** A mark on a page that was read. */
  readonly pageRead: string
  readonly readHint: string
  /** `{count}`, `{total}` */
  readonly readCount: string
  readonly clearRead: string

  readonly postsSidebar: string
  /** Over the posts in the sidebar. */
  readonly recentPosts: string
  readonly tags: string
  readonly tagsLabel: string
  readonly allTags: string
  readonly archive: string
  readonly archiveSubtitle: string
  /** For search engines: `{list}`, `{years}`, `{posts}` */
  readonly archiveDescription: string
  readonly readMore: string
  /** `{title}` */
  readonly readMoreAbout: string
  readonly postNavigation: string
  readonly newerPost: string
  readonly olderPost: string
  readonly listNavigation: string
  readonly newerEntries: string
  readonly olderEntries: string
  /** `{count}`, one form for each plural category of the language. */
  readonly posts: PluralForms
  readonly pages: PluralForms
  /** `{posts}`, `{tag}` */
  readonly taggedWith: string
  /** For search engines: `{posts}`, `{tag}`, `{list}`, `{titles}` */
  readonly tagDescription: string
  /** For search engines: `{list}`, `{tags}` */
  readonly tagsDescription: string

  readonly authors: string
  readonly allAuthors: string
  /** Link to the site of an author. */
  readonly authorWebsite: string
  /** For search engines: `{author}`, `{posts}`, `{list}`, `{titles}` */
  readonly authorDescription: string
  /** For search engines: `{list}`, `{authors}` */
  readonly authorsDescription: string

  readonly series: string
  /** The title of the list of series, and a link to it. */
  readonly allSeries: string
  /** `{part}` and `{parts}`: numbers; `{series}`: its title, a link. */
  readonly seriesPart: string
  readonly allParts: string
  readonly previousPart: string
  readonly nextPart: string
  /** For search engines: `{series}`, `{posts}`, `{titles}` */
  readonly seriesDescription: string
  /** For search engines: `{list}`, `{series}` */
  readonly seriesListDescription: string

  /** `{time}`: `5 min` */
  readonly readingTime: string

  /** About feeds. */
  readonly feed: {
    /** Before the formats. */
    readonly subscribe: string
    /** Shown when a feed is opened in a browser. */
    readonly instructions: string
    readonly visit: string
  }

  /** `{language}`: the name of the original's language. */
  readonly untranslated: string
  readonly newerOriginal: string

  /** Notices on pages that not everyone finds. */
  readonly unlistedNotice: string
  readonly draftNotice: string
  /** `{date}` and time. */
  readonly scheduledNotice: string
  /** Marks behind titles, which only the dev server shows. */
  readonly unpublishedMarks: Readonly<Record<'draft' | 'scheduled', string>>

  readonly headingLink: string
  readonly copyCode: string
  readonly copied: string
  readonly wrapCode: string
  /** Under a code block of which only some lines are shown. */
  readonly codeBlock: {
    readonly showAll: string
    readonly showLess: string
  }
  readonly openImage: string
  readonly footnotes: string
  readonly backToReference: string
  /** On a closed block of text that reveals a secret. */
  readonly spoiler: string
  /** The same where the author says what about: `{title}`. */
  readonly spoilerAbout: string
  readonly admonitions: {
    readonly note: string
    readonly tip: string
    readonly info: string
    readonly caution: string
    readonly danger: string
  }
  /** Default titles of other boxes. */
  readonly boxes: {
    readonly important: string
    readonly warning: string
    readonly details: string
  }

  /** Live examples. */
  readonly live: {
    /** `{number}` of the example on its page. */
    readonly result: string
    readonly consoleTitle: string
    readonly title: string
    readonly edit: string
    readonly reset: string
    readonly stop: string
    /** Shown with the button that stops the example. */
    readonly stuck: string
    /** The editor could not be loaded. */
    readonly failed: string
  }

  /** What browsers support, as phrases that can stand in brackets. Dates are months. */
  readonly baseline: {
    /** All have had it for a while: `{date}`. */
    readonly high: string
    /** All have it, but not for long: `{date}`. */
    readonly low: string
    /** All have had it longer than the data knows: `{date}`. */
    readonly earlier: string
    /** `{browsers}` with the versions that were the first to have it, `{others}` without it, and the `{date}` of the data. */
    readonly some: string
    /** `{browsers}` with their versions; no others. */
    readonly all: string
    /** The `{date}` of the data. */
    readonly none: string
  }

  /** Live examples with a task. */
  readonly exercise: {
    readonly title: string
    /** The button that runs the check. */
    readonly check: string
    /** Shown while the check runs. */
    readonly checking: string
    /** The heading of an answer in feeds and in Markdown. */
    readonly answer: string
    readonly showAnswer: string
    readonly solved: string
    /** What a line of the result begins with, for readers who do not see its mark. */
    readonly passed: string
    readonly notPassed: string
    /** `{passed}` and `{total}`: how many lines of the check passed. */
    readonly summary: string
    /** The check was ended because it took too long. */
    readonly timeout: string
    /** The check could not be loaded. */
    readonly failed: string
  }

  readonly video: {
    /** `{title}` */
    readonly play: string
    /** `{host}` */
    readonly watch: string
    /** `{host}` */
    readonly notice: string
    readonly captions: string
  }

  /** For the Markdown files of pages. */
  readonly markdown: {
    readonly copy: string
    readonly copyFailed: string
    /** `{title}`: the title of a lab. */
    readonly experiment: string
    readonly tryIt: string
    readonly figure: string
    /** `{title}`: the caption of a diagram. */
    readonly figureNamed: string
    /** In place of interactive content. `{url}`: the page. */
    readonly interactive: string
    /** `{url}`: the page itself. */
    readonly page: string
    /** `{label}` and `{value}`: a line about a post. */
    readonly fact: string
    readonly published: string
    readonly authors: string
    /** `{url}`: the file that contains all texts. */
    readonly allTexts: string
    /** Heading of the docs without a category. */
    readonly otherDocs: string
  }

  readonly offline: OfflineStrings
  readonly moved: MovedStrings

  readonly search: SearchStrings

  readonly comments: {
    readonly title: string
    /** A link, shown where the comments themselves cannot be. */
    readonly elsewhere: string
  }

  /** Heading of the docs without a category. */
  readonly startHere: string
  readonly viewAll: string
}

export interface SearchStrings {
  /** On the button that opens it. */
  readonly open: string
  /** Name of the panel and of its field. */
  readonly name: string
  readonly placeholder: string
  readonly results: string
  /** Name of the docs among the results. */
  readonly docs: string
  /** The same of the site's own pages. */
  readonly pages: string
  readonly found: PluralForms
  /** Shown while the search continues. */
  readonly foundSoFar: PluralForms
  readonly searching: string
  readonly more: string
  /** Shown when a typo was corrected: `{typed}`, `{corrected}`. */
  readonly corrected: string
  /** Above results that have most of what was typed. */
  readonly closest: string
  /** `{query}` */
  readonly noResults: string
  readonly tips: readonly string[]
  readonly recent: string
  readonly clearRecent: string
  readonly failed: string
  readonly offline: string
  readonly keys: Readonly<Record<'choose' | 'open' | 'close', string>>
}

/** The page at an old address. */
export interface MovedStrings {
  readonly title: string
  readonly newAddress: string
}

/** About reading offline: the pages that are saved on the device, and those that can be. */
export interface OfflineStrings {
  readonly title: string
  readonly lead: string
  readonly areas: string
  readonly areasHint: string
  /** Shown where scripts are disabled, so that nothing can be saved. */
  readonly needsScript: string
  readonly save: string
  readonly resume: string
  readonly update: string
  readonly stop: string
  readonly remove: string
  /** `{action}`, `{title}` of an area: the label of a button for screen readers. */
  readonly actionOf: string
  /** `{size}` */
  readonly size: string
  /** `{count}`, `{total}` */
  readonly progress: string
  readonly complete: string
  readonly outdated: string
  readonly full: string
  readonly failed: string
  readonly blocked: string
  readonly savedPages: string
  readonly noSavedPages: string
  readonly otherPages: string
  readonly removeAll: string
  /** Shown in place of a page that is not saved. */
  readonly pageNotSaved: string
  /** Link below an error message when a page cannot be loaded. */
  readonly availableOffline: string
  readonly newVersion: string
  readonly reload: string
}
